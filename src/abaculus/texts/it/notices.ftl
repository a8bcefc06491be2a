notices = Avvisi
notices-how = Ricevere un avviso su questo dispositivo quando tocca a te in una partita che non stai guardando.
notices-turn-on = Avvisami quando tocca a me
notices-turn-off = Non avvisarmi più
notices-on = Riceverai gli avvisi.
notices-refused = A questo browser è stato detto di non mostrare avvisi di questa pagina; lo si può cambiare nelle sue impostazioni.
notices-impossible = Gli avvisi richiedono una connessione sicura (https) e un server che li invii; qui la pagina e il suo titolo dicono a chi tocca.
