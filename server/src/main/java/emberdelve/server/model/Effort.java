package emberdelve.server.model;

import emberdelve.config.content.Rules;

/** The part of a turn that a deed takes; the weights are content. */
public enum Effort {
    ATTACK,
    USE,
    /** Picking up, dropping, wearing. */
    HANDLE,
    MOVE,
    /** Doing nothing for a whole turn. */
    REST,
    /** Free: talking, looking, reading. */
    NONE;

    /** The weight in turns. */
    public double weight(Rules.Weights weights) {
        return switch (this) {
            case ATTACK -> weights.attack();
            case USE -> weights.use();
            case HANDLE -> weights.handle();
            case MOVE -> weights.move();
            case REST -> 1;
            case NONE -> 0;
        };
    }
}
