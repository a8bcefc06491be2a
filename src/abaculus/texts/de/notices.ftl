notices = Hinweise
notices-how = Auf diesem Gerät Bescheid bekommen, wenn du in einem Spiel an der Reihe bist, das du gerade nicht ansiehst.
notices-turn-on = Sag mir, wenn ich dran bin
notices-turn-off = Nicht mehr Bescheid sagen
notices-on = Du bekommst Bescheid.
notices-refused = Dieser Browser darf von dieser Seite keine Hinweise zeigen; das lässt sich in seinen eigenen Einstellungen ändern.
notices-impossible = Hinweise brauchen eine sichere Verbindung (https) und einen Server, der sie verschickt; hier sagen die Seite und ihr Titel, wer an der Reihe ist.
