notices = Berichten
notices-how = Op dit apparaat bericht krijgen als je aan de beurt bent in een spel dat je niet bekijkt.
notices-turn-on = Laat weten wanneer ik aan de beurt ben
notices-turn-off = Niet meer laten weten
notices-on = Je krijgt bericht.
notices-refused = Deze browser mag van deze pagina geen berichten tonen; dat kan in zijn eigen instellingen worden gewijzigd.
notices-impossible = Voor berichten zijn een beveiligde verbinding (https) en een server die ze verstuurt nodig; hier zeggen de pagina en haar titel wie aan de beurt is.
