muggins-ends = offene Enden: { $working } = { $points }
muggins-left = { $pips ->
    [one] die anderen behalten ein Auge: { $points }
   *[other] die anderen behalten { $pips } Augen, in Fünfern: { $points }
}
count-muggins-boneyard = Vorrat: { $count }

muggins-about = Domino: Es zählt, wenn die offenen Enden ein Vielfaches von fünf ergeben.
muggins-teaches = Addieren, die Fünferreihe
muggins-how =
    Lege einen Stein an ein offenes Ende mit gleich vielen Augen an. Danach werden die offenen Enden zusammengezählt; ein Pasch am Ende zählt mit beiden Hälften. Ist die Summe ein Vielfaches von fünf, bekommst du sie gutgeschrieben.
    Der erste Pasch ist der Spinner: Sind seine beiden Seiten belegt, darf auch an den beiden anderen angelegt werden.
    Passt kein Stein deiner Hand, ziehst du, bis einer passt. Ist der Vorrat leer, setzt du aus.
    Das Spiel endet, wenn jemand keinen Stein mehr hat oder niemand mehr anlegen kann. Wer dabei gewinnt, bekommt die Augen der anderen, auf Fünfer gerundet. Die meisten Punkte gewinnen.
