# Lo que lee quien mantiene un servidor cuando algo a su alrededor va mal: qué es y qué hacer.

trouble-disk-full = El disco está lleno: no se puede escribir { $place }. Haz sitio e inténtalo de nuevo; no se ha perdido nada.
trouble-read-only = No se puede escribir { $place }: el disco o el archivo es de solo lectura o pertenece a otra persona. Cámbialo, o elige otro lugar con --database.
trouble-file = No se puede usar { $file }: { $problem }. Elige otro lugar con --database o ABACULUS_DATA.
trouble-cannot-open = No se puede abrir { $file } como base de datos: falta la carpeta, es una carpeta o no se permite leer. Elige otro archivo con --database.
trouble-no-database = { $file } no es una base de datos o está dañado. Se ha quedado como estaba; restaura una copia, o elige otro archivo con --database.
trouble-database = No se puede usar la base de datos { $database }: { $problem }.
trouble-newer = La base de datos { $database } es de un Abaculus más nuevo (versión { $version } de sus tablas). Se ha quedado como estaba; instala ese Abaculus.
trouble-unreachable = No se puede llegar a la base de datos { $database }: { $problem }. ¿Está en marcha y es correcta la dirección?
trouble-password = La base de datos { $database } rechaza este nombre o esta contraseña. Corrígelo en --database o ABACULUS_DATABASE.
trouble-unknown-database = En ese servidor no hay ninguna base de datos { $database }. Créala (createdb), o corrige su nombre en --database.
trouble-extra = Falta el paquete { $package }: pip install 'abaculus[{ $extra }]'
trouble-port-in-use = El puerto { $port } en { $host } está ocupado, quizá por otro Abaculus. Detenlo, o elige otro con --port.
trouble-port-forbidden = El puerto { $port } en { $host } no está permitido aquí. Elige uno a partir de 1024 con --port.
trouble-address = { $host } no es una dirección de este equipo. Elige otra con --host; 0.0.0.0 significa todas.
trouble-in-use = { $file } está en uso: un servidor u otro comando lo tiene abierto. Detenlo primero; no se ha cambiado nada.
trouble-restoring = { $file } se está restaurando a partir de una copia. Arranca de nuevo cuando haya terminado.
