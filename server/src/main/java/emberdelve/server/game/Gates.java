package emberdelve.server.game;

/** The gates by which characters come in: from their players, and from other worlds. */
record Gates(Entering entering, Crossings crossings) {}
