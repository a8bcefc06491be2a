# Ciò che legge chi gestisce un server quando qualcosa intorno non va: che cos’è e che cosa fare.

trouble-disk-full = Il disco è pieno: impossibile scrivere { $place }. Fai spazio e riprova; non è andato perso nulla.
trouble-read-only = Impossibile scrivere { $place }: il disco o il file è di sola lettura o appartiene a qualcun altro. Cambialo, oppure scegli un altro posto con --database.
trouble-file = { $file } non si può usare: { $problem }. Scegli un altro posto con --database o ABACULUS_DATA.
trouble-cannot-open = { $file } non si può aprire come database: la cartella manca, è esso stesso una cartella, o la lettura non è permessa. Scegli un altro file con --database.
trouble-no-database = { $file } non è un database, oppure è danneggiato. È rimasto com’era; ripristina una copia, oppure scegli un altro file con --database.
trouble-database = Il database { $database } non si può usare: { $problem }.
trouble-newer = Il database { $database } è di un Abaculus più recente (versione { $version } delle sue tabelle). È rimasto com’era; installa quell’Abaculus.
trouble-unreachable = Il database { $database } non è raggiungibile: { $problem }. È in funzione, e l’indirizzo è giusto?
trouble-password = Il database { $database } rifiuta questo nome o questa password. Correggilo in --database o ABACULUS_DATABASE.
trouble-unknown-database = Su quel server non c’è nessun database { $database }. Crealo (createdb), oppure correggi il nome in --database.
trouble-extra = Manca il pacchetto { $package }: pip install 'abaculus[{ $extra }]'
trouble-port-in-use = La porta { $port } su { $host } è occupata, forse da un altro Abaculus. Fermalo, oppure scegline un’altra con --port.
trouble-port-forbidden = La porta { $port } su { $host } qui non è permessa. Scegline una da 1024 in su con --port.
trouble-address = { $host } non è un indirizzo di questo computer. Scegline un altro con --host; 0.0.0.0 significa tutti.
trouble-in-use = { $file } è in uso: un server o un altro comando lo tiene aperto. Fermalo prima; non è stato cambiato nulla.
trouble-restoring = { $file } viene ripristinato da una copia in questo momento. Riavvia quando ha finito.
