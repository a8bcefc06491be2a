lesson-mathable-goal = Au milieu se trouvent 1, 2, 3 et 4. En bas, ton chevalet avec sept jetons. Tu poses des nombres à côté d’autres pour former une équation. À la fin, le plus de points gagne.
lesson-mathable-product = Un jeton se pose en ligne avec deux autres, voisins l’un de l’autre, s’il est leur somme, leur différence, leur produit ou leur quotient. 3 × 4 = 12 : pose le 12 à un bout de la rangée de 3 et 4.
lesson-mathable-product-hint = Choisis le 12, puis l’une des deux cases brillantes de la rangée du bas.
lesson-mathable-product-done = L’équation rapporte la valeur du jeton.
lesson-mathable-again = Tu peux continuer tant que quelque chose va, un jeton après l’autre. 2 et 4 sont l’un au-dessus de l’autre, et 2 × 4 = 8. Pose le 8 au-dessus d’eux.
lesson-mathable-again-hint = Il va sur la case juste au-dessus du 2.
lesson-mathable-again-done = Tout le tour est une somme de tels points.
lesson-mathable-again-why-diagonal = Seules les lignes droites comptent, à l’horizontale ou à la verticale. Pas les diagonales.
lesson-mathable-again-why-gap = Les deux jetons de l’équation doivent toucher directement le nouveau, sans case vide.
lesson-mathable-sign = Tu as aussi posé 2 et 1. Certaines cases montrent un signe : l’équation doit alors utiliser ce signe. Pose le 16 sur le + de la rangée de 4 et 12.
lesson-mathable-sign-hint = 4 + 12 = 16 : la case à droite du 12 demande un +.
lesson-mathable-sign-done = 12 + 4 = 16, avec le signe que la case demande.
lesson-mathable-extra = Après une case à signe, tu peux tout de suite tirer un jeton de plus. Fais-le.
lesson-mathable-extra-done = Tu tires un 11. Plus tard, tu ne pourrais plus le faire.
lesson-mathable-stop = Ni 11, ni 17, ni 42 ne vont quelque part. Finis ton tour.
lesson-mathable-stop-done = Ton tour a rapporté 39 points. Tu tires jusqu’à avoir de nouveau sept jetons.
lesson-mathable-two = Te voici de l’autre côté, au milieu du tour de ce joueur. Le 8 peut former deux équations à la fois, et chacune compte. Cherche 16 points.
lesson-mathable-two-hint = Sous le 4 : 2 × 4 = 8 vers le bas, et 6 + 2 = 8 en travers.
lesson-mathable-two-done = Deux directions, le 8 compte donc deux fois.
lesson-mathable-award = Il reste un jeton, un 7. Les cases avec un 2 doublent les points, celles avec un 3 les triplent. Et qui pose ses sept jetons en un tour reçoit 50 de plus.
lesson-mathable-award-hint = 21 ÷ 3 = 7 : sous le 3 se trouve une case qui double.
lesson-mathable-award-done = 7 doublé, et 50 pour le chevalet vide. Astuce : les petits nombres vont presque partout. Gardes-en pour un tour qui vide ton chevalet.
lesson-mathable-award-why-sign = 21 ÷ 3 = 7 serait juste, mais cette case demande un +.
lesson-mathable-swap = Parfois rien ne va, comme avec ces grands nombres. Au lieu de poser, tu peux échanger des jetons. Appuie sur Échanger, choisis ceux que tu aimes le moins et confirme.
lesson-mathable-swap-hint = Appuie sur Échanger, puis sur les jetons qui doivent partir.
lesson-mathable-swap-done = De nouveaux jetons viennent du sac, les anciens y retournent. C’était tout ton tour.
lesson-mathable-end = La partie finit quand le sac et un chevalet sont vides, ou quand plus rien ne va. Ce que tu tiens encore est retiré de tes points. Ne garde donc pas trop longtemps les grands nombres.
