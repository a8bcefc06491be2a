# Classes: a code, tables of one game, and the teacher's page.

refused-no-class = Il n’y a pas de classe avec ce code.
refused-class-closed = Cette classe est fermée.
refused-class-full = Cette classe est complète.
refused-not-teacher = Seule la personne qui a créé la classe peut voir ceci.
refused-teacher-plays = C’est toi qui as créé cette classe. On ne joue pas dans sa propre classe.
refused-too-many-classes = Tu as trop de classes ouvertes. Fermes-en une d’abord.
refused-no-fill = Dans cette classe, aucun robot ne prend les places libres.

class-title = Classes
class-join-title = Rejoindre une classe
class-code = Code de la classe
class-join = Rejoindre
class-back = Retour à ma table
class-other-device = Sur un autre appareil que la dernière fois ? Utilise d’abord ton propre code dans les réglages.
class-make-title = Pour les enseignants : créer une classe
class-how = Tout le monde joue au même jeu, à des tables de même taille. Les élèves ont besoin du code et d’un nom, pas d’un compte.
class-label = Nom de la classe
class-game = Jeu
class-seats = Places à chaque table
class-bots = Dont robots
class-fill = Je peux compléter la dernière table avec des robots
class-make = Créer la classe
class-mine = Tes classes
class-is-closed = fermée
class-pupils =
    { $count ->
        [0] encore aucun élève
        [one] un élève
       *[other] { $count } élèves
    }
class-teacher = Page de l’enseignant
class-invite = Voici comment entrer : les élèves ouvrent { $address } et tapent le code.
class-qr = L’accès à la classe en code QR
class-none = Personne n’est encore là. Montre le code ou le code QR.
class-table = Table { $number }
class-phase-waiting = en attente
class-phase-playing = en jeu
class-phase-over = terminée
class-to-move = à jouer
class-watch = Regarder
class-start = Commencer avec des robots
class-close = Fermer la classe
class-close-sure = Fermer la classe ? Personne ne pourra plus entrer, et les parties en cours s’arrêtent.
class-csv = Télécharger en CSV
class-reckonings = Juste et faux
class-all = Tout
class-pupil = Élève
class-column-table = Table
class-column-phase = État
class-points = Points
class-points-hidden = points encore cachés
class-right = juste
class-wrong = faux
class-right-of = { $operation } : juste
class-wrong-of = { $operation } : faux
class-updated = Dernières nouvelles du serveur à { $time }.
