notices = Notices
notices-how = Be told on this device when it is your turn in a game that you are not looking at.
notices-turn-on = Tell me when it is my turn
notices-turn-off = Tell me no more
notices-on = You will be told.
notices-refused = This browser has been told not to show notices of this page; its own settings can change that.
notices-impossible = Notices need a secure connection (https) and a server that sends them; here the page and its title tell whose turn it is.
