package emberdelve.config.content;

/** Where an actor stands; lawful and chaotic monsters are hostile to each other. */
public enum Alignment {
    LAWFUL,
    NEUTRAL,
    CHAOTIC
}
