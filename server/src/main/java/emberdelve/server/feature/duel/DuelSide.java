package emberdelve.server.feature.duel;

/** One of the two sides of a duel: the challengers and the challenged. */
enum DuelSide {
    CHALLENGERS,
    CHALLENGED;

    DuelSide other() {
        return this == CHALLENGERS ? CHALLENGED : CHALLENGERS;
    }
}
