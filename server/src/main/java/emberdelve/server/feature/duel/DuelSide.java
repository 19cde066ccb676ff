package emberdelve.server.feature.duel;

/** One of the two sides of a duel: those who called for it, and those who were called. */
enum DuelSide {
    CHALLENGERS,
    CHALLENGED;

    DuelSide other() {
        return this == CHALLENGERS ? CHALLENGED : CHALLENGERS;
    }
}
