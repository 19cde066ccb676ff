package emberdelve.config.learnt;

import java.util.List;

/** What a value is: an octet before it in a file. */
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

    /** Each at its number. */
    static final List<ValueKind> NUMBERED = List.of(values());
}
