package emberdelve.server.model;

/** The stance in which somebody meets what an enemy is about to do (docs/rules.md R13.3). */
public enum Stance {
    BRACED,
    READY_TO_DODGE
}
