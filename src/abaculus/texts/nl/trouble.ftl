# Wat iemand leest die een server draait als er daarbuiten iets mis is: wat het is en wat te doen.

trouble-disk-full = De schijf is vol: { $place } kan niet worden geschreven. Maak ruimte en probeer het opnieuw; er is niets verloren gegaan.
trouble-read-only = { $place } kan niet worden geschreven: de schijf of het bestand is alleen-lezen of van iemand anders. Verander dat, of kies een andere plek met --database.
trouble-file = { $file } is niet te gebruiken: { $problem }. Kies een andere plek met --database of ABACULUS_DATA.
trouble-cannot-open = { $file } kan niet als database worden geopend: de map ontbreekt, het is zelf een map, of lezen is niet toegestaan. Kies een ander bestand met --database.
trouble-no-database = { $file } is geen database of is beschadigd. Het bleef zoals het is; zet een kopie terug, of kies een ander bestand met --database.
trouble-database = De database { $database } is niet te gebruiken: { $problem }.
trouble-newer = De database { $database } is van een nieuwere Abaculus (versie { $version } van de tabellen). Hij bleef zoals hij is; installeer die Abaculus.
trouble-unreachable = De database { $database } is niet bereikbaar: { $problem }. Draait hij, en klopt het adres?
trouble-password = De database { $database } weigert deze naam of dit wachtwoord. Verbeter het in --database of ABACULUS_DATABASE.
trouble-unknown-database = Op die server is er geen database { $database }. Maak hem aan (createdb), of verbeter de naam in --database.
trouble-extra = Het pakket { $package } ontbreekt: pip install 'abaculus[{ $extra }]'
trouble-port-in-use = Poort { $port } op { $host } is bezet, misschien door een andere Abaculus. Stop die, of kies een andere met --port.
trouble-port-forbidden = Poort { $port } op { $host } is hier niet toegestaan. Kies er met --port een vanaf 1024.
trouble-address = { $host } is geen adres van deze computer. Kies een ander met --host; 0.0.0.0 staat voor alle.
trouble-in-use = { $file } is in gebruik: een server of een andere opdracht heeft het open. Stop die eerst; er is niets veranderd.
trouble-restoring = { $file } wordt net uit een kopie teruggezet. Start opnieuw als dat klaar is.
