package emberdelve.server.game;

/** The ways of players into the dungeon and out of it, for good too. */
record Doors(Arrivals arrivals, Departures departures, Erasures erasures) {}
