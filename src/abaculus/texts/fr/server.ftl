# What the server says no with, and what the commands around it print.

refused-bad-request = La demande est incompréhensible.
refused-illegal = Ce n’est pas possible ici.
refused-bad-option = La partie ne peut pas être préparée ainsi.
refused-bad-name = Choisis un autre nom.
refused-bad-position = Ce n’est pas une position de ce jeu.
refused-no-undo = Impossible de revenir en arrière : quelque chose a été montré depuis, ou il n’y a rien à reprendre.
refused-no-guest = Choisis d’abord un nom.
refused-bad-token = Cette clé n’est pas connue ici.
refused-not-by-token = Cela ne se fait pas avec une clé.
refused-bad-code = Ce code n’est pas connu ici.
refused-bad-origin = Cette demande vient d’une autre page.
refused-bad-host = Ce serveur ne répond pas à ce nom. La personne qui le gère peut autoriser le nom avec --allowed-host ou ABACULUS_ALLOWED_HOSTS.
refused-not-host = Seule la personne qui a ouvert la table peut le faire.
refused-not-seated = Tu n’es pas assis à cette table.
refused-not-your-seat = Ce n’est pas ta place.
refused-bots-seat = Un robot joue à cette place.
refused-not-your-turn = Ce n’est pas ton tour.
refused-hints-off = Il n’y a pas d’indices à cette table.
refused-not-told = Ce que cela rapporte n’est dit qu’après.
refused-no-table = Cette table n’existe pas.
refused-no-seat = Cette place n’existe pas.
refused-no-game = Ce jeu n’existe pas.
refused-no-push = Ce serveur n’envoie pas de notifications.
refused-stale = La partie a avancé depuis. Regarde de nouveau.
refused-not-started = La partie n’a pas encore commencé.
refused-already-started = La partie a déjà commencé.
refused-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-full = Toutes les places sont prises.
refused-seat-taken = Cette place est prise.
refused-reserved = Cette place est gardée pour quelqu’un d’autre.
refused-nothing-asked = Rien n’est demandé.
refused-not-absent = Personne n’est absent à cette place.
refused-already-asked = Une question est déjà posée.
refused-busy = Le serveur est occupé. Essaie encore.
refused-shutting-down = Le serveur redémarre. Essaie encore dans un instant.
refused-too-large = C’est trop grand.
refused-too-fast = C’était trop rapide. Attends un instant.
refused-too-many-tables = Tu as trop de tables ouvertes. Termines-en une d’abord.
refused-too-many-guests = Trop de nouveaux invités d’ici. Essaie plus tard.
refused-too-many-sockets = Trop de connexions d’ici.
refused-too-many-tokens = Tu as trop de clés. Supprime-les d’abord.
refused-log-full = Il s’est passé trop de choses à cette table. Désormais, seuls les coups comptent.

serve-here = Abaculus est servi à { $url }
serve-there = Les autres appareils y accèdent à { $url }
serve-alone = Seule cette machine y accède ; --host 0.0.0.0 laisse entrer les autres.
serve-stop = Ctrl-C l’arrête.
verify-fair = { $count ->
    [0] Ligne { $line }, { $game } : aucun hasard, rien à vérifier.
    [one] Ligne { $line }, { $game } : un tirage, conforme aux dés.
   *[other] Ligne { $line }, { $game } : { $count } tirages, tous conformes aux dés.
}

admin-no-tables = Il n’y a pas de telles tables.
admin-ended = { $table } est terminée.
admin-deleted = { $table } est supprimée.
admin-nobody = Personne
admin-forgotten =
    { $count ->
        [0] Oublié. L’invité n’était à aucune table.
        [one] Oublié, à { $count } table.
       *[other] Oublié, à { $count } tables.
    }
admin-swept =
    Supprimé : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }.
admin-copied = La copie est dans { $file }.
admin-restored = La base de données est maintenant celle de { $file }.
admin-kept = Ce qui s’y trouvait avant est gardé dans { $file }.
