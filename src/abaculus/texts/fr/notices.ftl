notices = Avis
notices-how = Être prévenu sur cet appareil quand c’est ton tour dans une partie que tu ne regardes pas.
notices-turn-on = Me prévenir quand c’est mon tour
notices-turn-off = Ne plus me prévenir
notices-on = Tu seras prévenu.
notices-refused = Ce navigateur ne doit pas afficher d’avis de cette page ; ses propres réglages permettent de le changer.
notices-impossible = Les avis demandent une connexion sûre (https) et un serveur qui les envoie ; ici, la page et son titre disent à qui de jouer.
