package emberdelve.server.feature.duel;

import java.util.Locale;

/**
 * The result of an attempt to challenge somebody, or to begin a duel; only {@link #DONE} means that
 * it was done.
 */
public enum DuelAnswer {
    DONE,
    /** Content has no saga. */
    NO_SAGA,
    FIGHTING,
    DUELLING,
    /** The room has a duel already: the stories of two duels would mix. */
    ROOM_TAKEN,
    YOURSELF,
    NOT_PLAYER,
    AGAIN,
    OTHER_ELSEWHERE,
    OTHER_FIGHTING,
    OTHER_DUELLING,
    NO_GROUP,
    NOT_LEADER,
    OTHER_NO_GROUP,
    OTHER_LEADER_ELSEWHERE,
    SAME_GROUP,
    NOT_CHALLENGED;

    /** The word for this answer in message keys, such as {@code room-taken}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
