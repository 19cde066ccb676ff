package emberdelve.server.game;

/** The ways of players into the dungeon and out of it, for good too. Thread: world. */
record Doors(Arrivals arrivals, Departures departures, Crossings crossings, Erasures erasures) {
    /** Lets go whoever is to leave since the last input or tick. */
    void letGo() {
        departures.letQuit();
        crossings.letCross();
    }

    /** Lets go those who are to leave or have stayed too long. Called once a tick. */
    void tick() {
        departures.tick();
        crossings.letCross();
        crossings.tick();
    }
}
