# Was liest, wer einen Server betreibt, wenn außerhalb davon etwas nicht stimmt: was es ist und was zu tun ist.

trouble-disk-full = Der Datenträger ist voll: { $place } lässt sich nicht schreiben. Schaffe Platz und versuche es noch einmal; verloren ging nichts.
trouble-read-only = { $place } lässt sich nicht schreiben: Datenträger oder Datei sind schreibgeschützt oder gehören jemand anderem. Ändere das, oder wähle mit --database einen anderen Ort.
trouble-file = { $file } lässt sich nicht verwenden: { $problem }. Wähle mit --database oder ABACULUS_DATA einen anderen Ort.
trouble-cannot-open = { $file } lässt sich nicht als Datenbank öffnen: Der Ordner fehlt, es ist selbst ein Ordner, oder Lesen ist nicht erlaubt. Wähle mit --database eine andere Datei.
trouble-no-database = { $file } ist keine Datenbank oder ist beschädigt. Die Datei blieb, wie sie ist; spiele eine Kopie zurück, oder wähle mit --database eine andere Datei.
trouble-database = Die Datenbank { $database } lässt sich nicht verwenden: { $problem }.
trouble-newer = Die Datenbank { $database } stammt von einem neueren Abaculus (Version { $version } der Tabellen). Sie blieb, wie sie ist; installiere jenes Abaculus.
trouble-unreachable = Die Datenbank { $database } ist nicht erreichbar: { $problem }. Läuft sie, und stimmt die Adresse?
trouble-password = Die Datenbank { $database } lehnt diesen Namen oder dieses Passwort ab. Berichtige es in --database oder ABACULUS_DATABASE.
trouble-unknown-database = Auf jenem Server gibt es keine Datenbank { $database }. Lege sie an (createdb), oder berichtige den Namen in --database.
trouble-extra = Das Paket { $package } fehlt: pip install 'abaculus[{ $extra }]'
trouble-port-in-use = Port { $port } an { $host } ist belegt, vielleicht von einem anderen Abaculus. Beende es, oder wähle mit --port einen anderen.
trouble-port-forbidden = Port { $port } an { $host } ist hier nicht erlaubt. Wähle mit --port einen ab 1024.
trouble-address = { $host } ist keine Adresse dieses Rechners. Wähle mit --host eine andere; 0.0.0.0 steht für alle.
trouble-in-use = { $file } ist in Gebrauch: Ein Server oder ein anderer Befehl hat die Datei geöffnet. Beende ihn zuerst; geändert wurde nichts.
trouble-restoring = { $file } wird gerade aus einer Kopie wiederhergestellt. Starte noch einmal, wenn das fertig ist.
