# What the browser client says. What it shares with the terminal is in play.ftl.

web-board = Le plateau
web-zoom-in = Plus grand
web-zoom-out = Plus petit
web-zoom-fit = Tout montrer
web-empty-seat = place libre
web-said = { $who } : { $what }
web-guest = Invité
web-no-server = Le serveur est injoignable.
web-try-again = Essayer encore
web-menu = Menu
web-lobby = Salon
web-settings = Réglages
web-unofficial = Abaculus n’est pas officiel. Les noms des jeux appartiennent à leurs éditeurs ; textes, dessins et tuiles sont les nôtres.
web-your-name = Ton nom
web-games = Jeux
web-rules = Règles
web-players = Joueurs
web-level = Robot
web-waiting = Attend des joueurs
web-playing = En cours
web-lobby-empty = Personne n’attend en ce moment
web-language = Langue
web-language-away = Impossible de charger { $language } pour le moment : le serveur est injoignable.
web-theme = Lumière
web-theme-auto = Comme sur cet appareil
web-theme-light = Claire
web-theme-dark = Sombre
web-palette = Couleurs
web-palette-mosaic = Mosaïque
web-palette-contrast = Contraste élevé
web-palette-muted = Doux
web-palette-mono = Motifs sans teintes
web-other-device = Sur un autre appareil
web-other-device-how = Avec un code, un autre appareil joue sous ton nom. Qui l’a, c’est toi : garde-le pour toi.
web-code-show = Montrer un nouveau code
web-code-type = Un code d’un autre appareil
web-code-use = L’utiliser
web-loading = Un instant …
web-paused = La partie est en pause
web-reconnecting = Reconnexion …
web-home = Accueil
web-sit = S’asseoir
web-join = Rejoindre
web-call-off = Annuler la partie
web-handover = Passe l’appareil à { $who }.
web-handover-ready = { $who } : montrer ma main
web-exchange-how = Choisis ce que tu échanges, puis confirme.
web-pick-place = Choisis une place.
web-pick-turn = Choisis une place. Touche-la encore pour tourner.
web-no-place = Cette tuile ne peut pas aller là.
web-no-choice = Cela ne peut pas être choisi maintenant.
web-no-use = Cette tuile ne peut être posée nulle part maintenant.
web-hand = Ta main
web-piece = Tuile { $number } : { $piece }
web-did-lay = { $you ->
    [yes] Tu poses { $piece } en { $cell } : { play-points }.
   *[no] { $who } pose { $piece } en { $cell } : { play-points }.
}
web-chosen = Place { $cell }.
web-turn-left = Tourner à gauche
web-turn-right = Tourner à droite
web-claim-more = Une de plus
web-claim-less = Une de moins
web-cancel = Annuler
web-hint = Indice
web-list-moves = Tous les coups
web-undo = Reprendre
web-asks-undo = { $who } voudrait reprendre le dernier coup.
web-asks-pause = { $who } voudrait une pause.
web-asked-undo = Tu as demandé à reprendre le dernier coup. On attend la réponse.
web-asked-pause = Tu as demandé une pause. On attend la réponse.
web-yes = Oui
web-no = Non
web-resume = Continuer
web-rematch = Revanche
web-download = Télécharger
web-moves = Coups
web-pause = Pause
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-dice = Tirage équitable
web-dice-how = Les dés et les tirages ont été scellés avant la partie. Voici le sceau :
web-dice-seed = Le secret derrière :
web-seats = Places
web-away = absent
web-invite = Envoie ce lien à qui doit jouer :
web-qr = Le lien en code QR
web-link = Lien
web-copy = Copier le lien
web-copied = Copié
web-replay = Revoir
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-graph = Points au fil de la partie
web-dice-fair =
    { $count ->
        [0] Il n’y avait pas de hasard dans cette partie.
        [one] Un tirage a été refait ici : il est conforme au sceau.
       *[other] { $count } tirages ont été refaits ici : tous sont conformes au sceau.
    }
web-dice-wrong = Les dés ne découlent pas du sceau : { $action }
web-dice-cannot = Cette page ne peut vérifier les dés que par une connexion sûre ; abaculus verify vérifie la partie téléchargée.
