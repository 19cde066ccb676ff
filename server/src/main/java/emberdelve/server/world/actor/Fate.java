package emberdelve.server.world.actor;

import emberdelve.config.content.RoomId;

/** What death means to a character, and whether it has met it. GAME section 3. */
public sealed interface Fate {
    /** It can be played. */
    enum Living implements Fate {
        /** It wakes again at a refuge. */
        WAKES,
        /** It dies once. */
        HARDCORE
    }

    /**
     * It was hardcore and has died. Nobody plays it any more; its name stays taken.
     *
     * @param killer with its article, as of then: {@code a kobold}, {@code Tolo}
     */
    record Fallen(long tick, RoomId room, String killer) implements Fate {}
}
