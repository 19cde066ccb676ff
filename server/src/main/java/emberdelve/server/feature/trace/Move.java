package emberdelve.server.feature.trace;

import java.util.Optional;

/**
 * A move of a thing, as its life tells it.
 *
 * @param who the one who has moved it, or has it now
 * @param other the one who had it before
 * @param detail the container; may be empty
 */
record Move(What what, Whom who, Whom other, String detail) {
    /** Tells the move; empty if it has changed neither hands nor floors. */
    static Optional<Move> of(Whereabouts from, Whereabouts to) {
        if (from.isInTheSameHands(to) || from.outer().equals(to.outer())) return Optional.empty();
        if (to.isInHands()) return Optional.of(toHands(from, to));
        if (to.isAtBank()) return Optional.of(by(What.BANKED, to.holder()));
        if (to.isInCorpse()) return Optional.of(by(What.LEFT, to.dead()));
        if (from.holder().isNobody()) return Optional.of(by(What.MOVED, Whom.NOBODY));
        return Optional.of(
                to.in().isEmpty()
                        ? by(What.DROPPED, from.holder())
                        : new Move(What.PUT, from.holder(), Whom.NOBODY, to.in()));
    }

    private static Move toHands(Whereabouts from, Whereabouts to) {
        if (from.isAtBank()) return by(What.WITHDRAWN, to.holder());
        if (from.isInHands()) return new Move(What.PASSED, to.holder(), from.holder(), "");
        if (from.isInCorpse()) return new Move(What.LOOTED, to.holder(), from.dead(), "");
        return from.in().isEmpty()
                ? by(What.TAKEN, to.holder())
                : new Move(What.TAKEN_OUT, to.holder(), Whom.NOBODY, from.in());
    }

    private static Move by(What what, Whom who) {
        return new Move(what, who, Whom.NOBODY, "");
    }
}
