# The first page, the sheet before a game, the lobby, and those who are invited.

sheet-close = Fermer
home-title =
    { $count ->
        [5] Cinq jeux de société tout en nombres
        [one] Un jeu de société tout en nombres
       *[other] Des jeux de société tout en nombres
    }
home-sub = Joue avec un ami, ta famille, ta classe, ou contre un robot à ta mesure. C’est gratuit et sans compte.
home-go-on = Ta partie
home-start = Un jeu pour commencer
home-score = { $mine } à { $other }
home-continue = Continuer
home-look = Ouvrir
home-again = Une autre partie ?
home-new = Tu découvres ? Commence par celui-ci.
home-play = Jouer
home-more = Tes autres parties
home-puzzles = Problèmes
home-learn = Apprendre
home-classroom = Classe
home-puzzle-level = { $title }, niveau { $stars } sur 5.
home-puzzle-how = Une position, un seul meilleur coup.
home-lessons = Apprends avec Pip
home-lessons-how = Chaque jeu en cinq minutes, un coup après l’autre.
home-teachers = Pour les enseignants
home-teachers-how = Un code, et toute la classe joue. Tu vois qui a besoin d’aide.
home-me = { $name } : ton nom et tes réglages
home-you = Qui es-tu ?
home-name-how = C’est ce que voient les autres à la table.
home-name-keep = Enregistrer
home-also = Plus
choose-puzzle = Chaque jour un nouveau, pour chaque jeu.
choose-learn = Choisis un jeu. Pip te montre comment on y joue.
start-who = Contre qui joues-tu ?
start-way-bot = Un robot
start-way-bot-how = tout de suite
start-way-friends = Un ami
start-way-friends-how = par un lien
start-way-device = Cet appareil
start-way-device-how = chacun son tour
start-way-alone = Moi
start-way-alone-how = pour mon record
start-way-class = Ma classe
start-way-class-how = avec un code
start-bot = Choisis un robot
start-bots-watched = Qui veux-tu regarder jouer ?
start-won = Victoires dans tes { $games } dernières parties : { $won }.
start-name = Nom du joueur { $number }
start-friends = Tu reçois un lien et un code QR à envoyer.
start-lobby = Ou regarde qui attend au salon
start-alone = Pas d’autre adversaire que toi : combien de points peux-tu marquer ?
start-class = Ton enseignant a le code.
start-options = Options
start-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
start-clock = avec pendule
start-no-clock = sans pendule
start-points-off = points comptés pour toi
start-points-move = tu calcules les points
start-points-end = tu comptes à la fin
start-watch = Regarder des robots jouer entre eux
start-unwatch = Jouer toi-même
start-game = Commencer la partie
start-link = Obtenir le lien
start-watching = Regarder
start-learn = Apprendre d’abord
lobby-waiting = En attente de joueurs
lobby-playing = En cours
lobby-seats = Joueurs présents : { $taken } sur { $seats }
lobby-offer = Ouvre une partie ici, et d’autres te trouveront.
lobby-open = Ouvrir { $title }
lobby-others = Tous les jeux
invite-from = { $who } t’invite à { $title }
invite-to = On t’invite à { $title }
invite-wait =
    { $count ->
        [one] Il manque encore { $count } joueur.
       *[other] Il manque encore { $count } joueurs.
    }
invite-full = Toutes les places sont prises. Tu pourras regarder dès que la partie commence.
invite-here = Qui est là
watch-told = Tu regardes cette partie.
