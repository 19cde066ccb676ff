package emberdelve.config.content;

/** The subject of a message; the reader's colours follow from it, never its meaning. */
public enum Tone {
    PLAIN,
    TITLE,
    EXITS,
    PEOPLE,
    THINGS,
    TALK,
    GROUP,
    SHOUT,
    BLOW,
    HURT,
    HEAL,
    DEATH,
    GAIN,
    WARN,
    SYSTEM,
    STAFF
}
