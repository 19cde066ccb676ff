package emberdelve.config.learnt;

import java.util.List;

/** The kind of a value: an octet before it in a file. */
enum ValueKind {
    TEXT,
    INT,
    LONG,
    DOUBLE,
    TRUE,
    FALSE,
    ENUM,
    LIST,
    SET,
    MAP,
    NOTHING,
    SOMETHING,
    RECORD,
    TRIGGERS,
    DURATION,
    DATE;

    /** All kinds, each at the place of its number. */
    static final List<ValueKind> NUMBERED = List.of(values());
}
