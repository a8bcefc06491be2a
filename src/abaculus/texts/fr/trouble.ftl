# Ce que lit la personne qui fait tourner un serveur quand quelque chose ne va pas autour de lui : ce que c’est, et quoi faire.

trouble-disk-full = Le disque est plein : impossible d’écrire { $place }. Fais de la place et réessaie ; rien n’est perdu.
trouble-read-only = Impossible d’écrire { $place } : le disque ou le fichier est en lecture seule ou appartient à quelqu’un d’autre. Change cela, ou choisis un autre endroit avec --database.
trouble-file = { $file } est inutilisable : { $problem }. Choisis un autre endroit avec --database ou ABACULUS_DATA.
trouble-cannot-open = { $file } ne peut pas être ouvert comme base de données : le dossier manque, c’est un dossier lui-même, ou la lecture n’est pas permise. Choisis un autre fichier avec --database.
trouble-no-database = { $file } n’est pas une base de données, ou est endommagé. Il est resté tel quel ; restaure une copie, ou choisis un autre fichier avec --database.
trouble-database = La base de données { $database } est inutilisable : { $problem }.
trouble-newer = La base de données { $database } vient d’un Abaculus plus récent (version { $version } de ses tables). Elle est restée telle quelle ; installe cet Abaculus.
trouble-unreachable = La base de données { $database } est injoignable : { $problem }. Est-elle en marche, et l’adresse est-elle juste ?
trouble-password = La base de données { $database } refuse ce nom ou ce mot de passe. Corrige-le dans --database ou ABACULUS_DATABASE.
trouble-unknown-database = Il n’y a pas de base de données { $database } sur ce serveur. Crée-la (createdb), ou corrige son nom dans --database.
trouble-extra = Le paquet { $package } manque : pip install 'abaculus[{ $extra }]'
trouble-port-in-use = Le port { $port } sur { $host } est occupé, peut-être par un autre Abaculus. Arrête-le, ou choisis-en un autre avec --port.
trouble-port-forbidden = Le port { $port } sur { $host } n’est pas permis ici. Choisis-en un à partir de 1024 avec --port.
trouble-address = { $host } n’est pas une adresse de cette machine. Choisis-en une autre avec --host ; 0.0.0.0 signifie toutes.
trouble-in-use = { $file } est en cours d’utilisation : un serveur ou une autre commande l’a ouvert. Arrête-le d’abord ; rien n’a été changé.
trouble-restoring = { $file } est en train d’être restauré à partir d’une copie. Redémarre quand ce sera fini.
