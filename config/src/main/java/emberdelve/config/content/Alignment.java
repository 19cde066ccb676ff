package emberdelve.config.content;

/**
 * The side of an actor between law and chaos; lawful and chaotic monsters are hostile to each
 * other.
 */
public enum Alignment {
    LAWFUL,
    NEUTRAL,
    CHAOTIC
}
