# Worksheets to print.

worksheet-heading = Arbeitsblätter
worksheet-how = Stellungen aus echten Partien, auf Papier auszurechnen, mit den Lösungen auf einer eigenen Seite. Dieselbe Nummer ergibt wieder dasselbe Blatt.
worksheet-title = { $game }: Arbeitsblatt { $number }
worksheet-count = Wie viele Aufgaben
worksheet-number = Nummer des Blatts
worksheet-level = Wie schwer
worksheet-level-easy = Leicht
worksheet-level-mixed = Von leicht bis schwer
worksheet-level-hard = Schwer
worksheet-make = Blatt erstellen
worksheet-print = Drucken
worksheet-name = Name:
worksheet-date = Datum:
worksheet-ask = Wie viele Punkte bringt der umrandete Stein?
worksheet-ask-rid = Wie viele Punkte wird man mit dem umrandeten Stein los?
worksheet-on = Er liegt auf einem Feld mit { $label }.
worksheet-ask-count = Das Spiel ist aus. Zähle die Punkte.
worksheet-working = Rechnung:
worksheet-answer = Punkte:
worksheet-solutions = Lösungen
worksheet-nothing = nichts zählt
worksheet-written = Das Arbeitsblatt ist in { $file }.
