guide-castle-goal = Bâtis un château avec les autres et garde tes nombres en vue. Ce qu’on voit encore de toi à la fin, c’est ce qui compte.
guide-castle-box = 44 pierres à six côtés en quatre couleurs, et un dé. { $least } à { $most } joueurs, dès { $age } ans, environ { $minutes } minutes.
guide-castle-turn-1 = Lance le dé.
guide-castle-turn-2 = Avec 1, 2 ou 3, pose autant de tes pierres : au sol à côté du château, ou juste sur une pierre. Tu ne découvres chacune qu’une fois la précédente posée.
guide-castle-turn-3 = Avec 4, passe ton tour.
guide-castle-turn-4 = Avec 5, retire une de tes pierres du château ; avec 6, une pierre d’un autre joueur. Seules celles du dessus peuvent partir, et le château reste d’un seul tenant.
guide-castle-scoring = Seules les pierres du dessus comptent, d’une façon convenue avant la partie. Voici un château, compté pour rouge de quatre façons.
guide-castle-centres = Grands nombres
guide-castle-centres-text = Additionne les grands nombres : { $centre1 } + { $centre2 } + { $centre3 } = { $points }. C’est la façon habituelle.
guide-castle-centres-alt = Un château de quatre piles. Rouge montre { $centre1 }, { $centre2 } et { $centre3 }, qui sont marqués ; bleu montre une pierre.
guide-castle-together = Grands et petits
guide-castle-together-text = Ajoute les petits nombres des côtés libres : { $points1 } + { $points2 } + { $points3 } = { $points }.
guide-castle-together-alt = Le même château. Sur les pierres rouges { $centre1 }, { $centre2 } et { $centre3 }, les côtés qu’aucune pierre aussi haute ne touche sont marqués.
guide-castle-minus = Petits moins grands
guide-castle-minus-text = Retire les grands nombres des petits des côtés libres : { $points1 } + { $points2 } + { $points3 } = { $points }.
guide-castle-minus-alt = Le même château. Les côtés libres des pierres rouges { $centre1 }, { $centre2 } et { $centre3 } sont marqués.
guide-castle-product = Tout multiplié
guide-castle-product-text = Multiplie les grands nombres : { $formula4 } = { $points }.
guide-castle-product-alt = Le même château. Les pierres rouges { $centre1 }, { $centre2 } et { $centre3 } sont marquées.
guide-castle-end = La partie finit dès que quelqu’un pose la dernière pierre de sa réserve. Le plus grand compte gagne.
guide-castle-variant-1 = Relancer : si ton nombre ne sert à rien, tu relances le dé une fois, et c’est ce lancer qui compte.
guide-castle-variant-2 = Ta façon à toi : mets-toi d’accord avec les autres sur une formule, comme les grands nombres fois la hauteur.
guide-castle-first = Tu as fait 5 et tu joues rouge. Retire une de tes pierres, et gagne au change.
guide-castle-first-done = Une petite pierre s’en va, une grande apparaît.
guide-castle-second = Tu as fait 6 et tu joues rouge. Retire la pierre bleue qui t’aide le plus.
guide-castle-second-done = Ton grand nombre est de nouveau visible.
guide-castle-third = Ici, grands et petits nombres comptent. Pose ton { $centre2 } là où le plus de côtés restent libres, et tourne-le bien.
guide-castle-third-done = Un seul côté est couvert, celui du petit nombre.
guide-castle-synonyms =
    réserve, pioche
    pile, tour, hauteur, étage
    visible, côté libre, libre, découvert
    grand nombre, centre, milieu
    petit nombre, nombre de côté
    joker, pierre spéciale
    pierre du dessus, sommet
