package emberdelve.config.content;

/**
 * The subject of a message. It decides the reader's colours, but no meaning is told by it alone.
 */
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
