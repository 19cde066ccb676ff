package emberdelve.config.content;

/** The rule by which one blow is decided (docs/rules.md R2.1); a zone may choose its own. */
public enum Combat {
    /** Successes of the attacker's dice less successes of the defender's. */
    DICE_POOL,
    /** The dice pool, but each hit that is not blocked does the damage dice of the weapon. */
    ARMED_POOL,
    /** {@code 1d20 + STR modifier ≥ THAC0 − AC}, then the damage dice. */
    BX,
    /** Every attack hits for the attacker's damage dice. */
    ALWAYS_HIT
}
