guide-hexago-goal = Pose des tuiles à six côtés pour que couleurs et nombres s’accordent là où elles se touchent. Le plus de points gagne.
guide-hexago-box = 36 tuiles de six champs. { $least } à { $most } joueurs, dès { $age } ans, environ { $minutes } minutes.
guide-hexago-turn-1 = Choisis une de tes quatre tuiles.
guide-hexago-turn-2 = Pose-la à côté d’une tuile de la table, tournée comme tu veux. Rien n’est obligé de s’accorder.
guide-hexago-turn-3 = Compte chaque côté qui s’accorde.
guide-hexago-turn-4 = Prends la tuile suivante de ta pile, tant qu’il en reste.
guide-hexago-scoring = Regarde chaque côté que ta tuile partage avec une voisine.
guide-hexago-colour = Même couleur
guide-hexago-colour-text = Additionne les deux nombres.
guide-hexago-colour-alt = Deux tuiles côte à côte. Là où elles se touchent, les deux champs sont jaunes : { $a1 } et { $b1 }. Ce côté est marqué.
guide-hexago-number = Même nombre
guide-hexago-number-text = Additionne les deux nombres.
guide-hexago-number-alt = Deux tuiles côte à côte. Là où elles se touchent, un { $a1 } vert rencontre un { $b1 } jaune. Ce côté est marqué.
guide-hexago-both = Même couleur et même nombre
guide-hexago-both-text = Additionne les deux nombres et compte-les deux fois.
guide-hexago-both-alt = Deux tuiles côte à côte. Là où elles se touchent, un { $a1 } jaune rencontre un { $b1 } jaune. Ce côté est marqué.
guide-hexago-several = Plusieurs côtés
guide-hexago-several-text = Additionne tous les côtés, puis multiplie par le nombre de côtés qui s’accordent : ici { $edges3 }.
guide-hexago-several-alt = Une tuile sous deux autres, qu’elle touche toutes les deux. D’un côté, { $a1 } bleu contre { $b1 } bleu ; de l’autre, { $a2 } rose contre { $b2 } jaune. Les deux côtés sont marqués.
guide-hexago-end = Chacun pose huit tuiles : quatre de la première main et quatre piochées une à une. Le plus de points gagne.
guide-hexago-variant-1 = Accord obligatoire : si une de tes tuiles peut s’accorder quelque part, tu ne poses que là où un côté s’accorde.
guide-hexago-variant-2 = Mains ouvertes : tout le monde voit toutes les tuiles.
guide-hexago-variant-3 = Seul : les 36 tuiles sont visibles. Pose-les dans l’ordre que tu veux et cherche le plus grand total.
guide-hexago-first = Pose ta première tuile. Elle peut s’accorder de deux côtés à la fois.
guide-hexago-first-done = Deux côtés s’accordent, donc tout compte double.
guide-hexago-second = Choisis entre deux tuiles. L’une trouve deux fois même couleur et même nombre.
guide-hexago-second-done = Deux paires parfaites, puis le tout fois deux.
guide-hexago-third = Les quatre tuiles sont à toi. Cherche le creux qui a le plus de voisines.
guide-hexago-third-done = Trois côtés, fois trois. Les creux rapportent le plus.
guide-hexago-synonyms =
    creux, trou, voisine
    correspondre, correspond, correspondent, accorder, accordent
    rotation, tourner, tournée
    pile, pioche
    bord, côté
