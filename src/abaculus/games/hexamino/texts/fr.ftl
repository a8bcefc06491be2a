hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } en main : { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
count-hexamino-pack = pioche : { $count }

hexamino-how =
    Pose une tuile de sorte qu'elle en touche une autre par un champ à points. Le long de chaque bord commun, les deux champs doivent être pareils : mêmes points, ou vides tous les deux.
    Toutes les tuiles portent 1 à 6 dans le même ordre : une tuile qui convient se tourne d'elle-même.
    Si aucune tuile de ta main ne convient, tu pioches, deux fois au plus ; ensuite tu passes ton tour. Après chaque pose, tu en pioches une.
    À la fin, les points des tuiles qui te restent comptent contre toi : le plus petit total gagne.
    Serpent : ne pose qu'à côté de la dernière tuile ; une tuile de fin, à un seul champ, sert quand plus personne ne peut continuer. Étoile : pose vers l'extérieur sur les six bras, six tuiles et une tuile de fin chacun.

hexamino-about = Dominos hexagonaux : débarrasse-toi de tes points.
hexamino-teaches = l’addition, la comparaison des motifs, la vision dans l’espace
