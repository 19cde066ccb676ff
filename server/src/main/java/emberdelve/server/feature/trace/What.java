package emberdelve.server.feature.trace;

import java.util.Locale;

/** What can happen to a thing. */
enum What {
    /** Made, and for whom, if it came into somebody's hands. */
    MADE,
    BOUGHT,
    /** Gone from the one's hands into the other's. */
    PASSED,
    /** Taken up from a floor. */
    TAKEN,
    /** Taken out of something that stands on a floor. */
    TAKEN_OUT,
    /** Taken out of the corpse of the other. */
    LOOTED,
    DROPPED,
    /** Put into something that stands on a floor. */
    PUT,
    /** Left in the corpse of the one who died. */
    LEFT,
    BANKED,
    WITHDRAWN,
    /** Come to lie elsewhere by nobody's hand. */
    MOVED,
    /** Sold to a shop, which keeps no things. */
    SOLD,
    DESTROYED,
    /** Brought back by staff after it was destroyed. */
    BACK;

    boolean isEnd() {
        return this == SOLD || this == DESTROYED;
    }

    /** The word for it in the database and in the keys of messages. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static What of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
