package emberdelve.server.world.duel;

/** One of the two sides of a duel: those who called for it, and those who were called. */
enum Side {
    CHALLENGERS,
    CHALLENGED;

    Side other() {
        return this == CHALLENGERS ? CHALLENGED : CHALLENGERS;
    }
}
