muggins-ends = offene Enden: { $working } = { $points }
muggins-left = { $pips ->
    [one] die anderen behalten ein Auge: { $points }
   *[other] die anderen behalten { $pips } Augen, in Fünfern: { $points }
}
count-muggins-boneyard = Vorrat: { $count }

muggins-ended-out = { $you ->
    [yes] Du hast deinen letzten Stein gelegt.
   *[no] { $who } hat den letzten Stein der eigenen Hand gelegt.
}
muggins-ended-blocked = Der Vorrat ist leer, und niemand kann anlegen.
muggins-soon-blocked = { $you ->
    [yes] Alle anderen haben ausgesetzt: Setzt auch du aus, ist das Spiel zu Ende.
   *[no] Alle anderen haben ausgesetzt: Setzt auch { $who } aus, ist das Spiel zu Ende.
}
muggins-why-miss = { $you ->
    [yes] Keiner deiner Steine passt, und der Vorrat ist leer: Du kannst nur aussetzen.
   *[no] { $who } hat keinen Stein, der passt, und der Vorrat ist leer.
}

muggins-about = Domino: Es zählt, wenn die offenen Enden ein Vielfaches von fünf ergeben.
muggins-teaches = Addieren, die Fünferreihe
muggins-how =
    Lege einen Stein an ein offenes Ende mit gleich vielen Augen an. Danach werden die offenen Enden zusammengezählt; ein Pasch am Ende zählt mit beiden Hälften. Ist die Summe ein Vielfaches von fünf, bekommst du sie gutgeschrieben.
    Der erste Pasch ist der Spinner: Sind seine beiden Seiten belegt, darf auch an den beiden anderen angelegt werden.
    Passt kein Stein deiner Hand, ziehst du, bis einer passt. Ist der Vorrat leer, setzt du aus.
    Das Spiel endet, wenn jemand keinen Stein mehr hat oder niemand mehr anlegen kann. Wer dabei gewinnt, bekommt die Augen der anderen, auf Fünfer gerundet. Die meisten Punkte gewinnen.
