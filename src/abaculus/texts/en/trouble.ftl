# What whoever runs a server reads when something outside it is wrong: what it is, and what to do.

trouble-disk-full = The disk is full: { $place } cannot be written. Make room and try again; nothing was lost.
trouble-read-only = { $place } cannot be written: the disk or the file is read-only, or belongs to somebody else. Change that, or choose another place with --database.
trouble-file = { $file } cannot be used: { $problem }. Choose another place with --database or ABACULUS_DATA.
trouble-cannot-open = { $file } cannot be opened as a database: the folder is missing, it is a folder itself, or reading is not allowed. Choose another file with --database.
trouble-no-database = { $file } is not a database, or is damaged. It was left as it is; restore a copy, or choose another file with --database.
trouble-database = The database { $database } cannot be used: { $problem }.
trouble-newer = The database { $database } was made by a newer Abaculus (version { $version } of its tables). It was left as it is; install that Abaculus.
trouble-unreachable = The database { $database } cannot be reached: { $problem }. Is it running, and is the address right?
trouble-password = The database { $database } refuses this name or password. Correct it in --database or ABACULUS_DATABASE.
trouble-unknown-database = There is no database { $database } on that server. Create it (createdb), or correct its name in --database.
trouble-extra = The package { $package } is missing: pip install 'abaculus[{ $extra }]'
trouble-port-in-use = Port { $port } at { $host } is in use, perhaps by another Abaculus. Stop that, or choose another one with --port.
trouble-port-forbidden = Port { $port } at { $host } is not allowed here. Choose one from 1024 on with --port.
trouble-address = { $host } is not an address of this machine. Choose another one with --host; 0.0.0.0 means all of them.
trouble-in-use = { $file } is in use: a server or another command has it open. Stop it first; nothing was changed.
trouble-restoring = { $file } is being restored from a copy. Start again when that is done.
