hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } over: { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
count-hexamino-pack = pot: { $count }

hexamino-how =
    Leg een steen zo aan dat hij een andere met een puntenveld raakt. Langs elke gedeelde rand moeten beide velden gelijk zijn: dezelfde punten, of allebei leeg.
    Alle stenen dragen 1 tot en met 6 in dezelfde volgorde; een steen die past, draait vanzelf.
    Past geen steen uit je hand, dan trek je, hoogstens twee; daarna sla je je beurt over. Na elke aanleg trek je er een.
    Aan het eind tellen de punten op de stenen die je nog hebt tegen je: het laagste totaal wint.
    Slang: leg alleen aan de laatste steen aan; een eindsteen, met één veld, is voor als niemand anders verder kan. Ster: leg naar buiten langs de zes armen, elk zes stenen en een eindsteen.

hexamino-about = Zeshoekige dominostenen: raak je punten kwijt.
hexamino-teaches = optellen, patronen vergelijken, ruimtelijk inzicht
