lesson-muggins-goal = Ein Dominostein hat zwei Hälften mit bis zu sechs Augen. Die Steine werden in einer Reihe angelegt: Wo zwei Hälften sich treffen, zeigen sie gleich viele Augen.
lesson-muggins-first = Nach jedem Anlegen werden die offenen Enden zusammengezählt. Ist die Summe ein Vielfaches von fünf, gehört sie dir. Lege den Stein, der sofort Punkte bringt.
lesson-muggins-first-hint = 5 und 5 sind 10.
lesson-muggins-first-done = 10 Punkte. Ein Stein, der allein liegt, zählt mit beiden Hälften.
lesson-muggins-five = Rechts hat die andere Seite 5 und 0 angelegt: links 10 und rechts 0, das sind 10 Punkte. Belege die andere Seite des Paschs.
lesson-muggins-five-hint = 5 und 1 passt links.
lesson-muggins-five-done = 1 und 0 sind 1: diesmal keine Punkte.
lesson-muggins-spinner = Der erste Pasch ist der Spinner. Seine beiden Seiten sind jetzt belegt, also darfst du auch darüber und darunter anlegen. Finde 5 Punkte.
lesson-muggins-spinner-hint = 1 + 0 + 4 = 5: Lege 5 und 4 über oder unter den Spinner.
lesson-muggins-spinner-done = 1 + 0 + 4 = 5. Jetzt gibt es sogar vier Stellen zum Anlegen.
lesson-muggins-draw = Keiner deiner Steine passt. Dann ziehst du aus dem Vorrat, bis einer passt.
lesson-muggins-draw-done = 6 und 4 passt an die 4.
lesson-muggins-end = Wer den letzten Stein seiner Hand legt, beendet das Spiel und bekommt die Augen, die den anderen bleiben, auf Fünfer gerundet. Die meisten Punkte gewinnen.
