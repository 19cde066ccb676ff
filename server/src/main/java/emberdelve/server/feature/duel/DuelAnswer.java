package emberdelve.server.feature.duel;

import java.util.Locale;

/** The result of a challenge, or of accepting one; anything but DONE changed nothing. */
public enum DuelAnswer {
    DONE,
    /** Content has no saga. */
    NO_SAGA,
    FIGHTING,
    DUELLING,
    /** There is a duel in the room already: the stories of two would mix. */
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

    /** The word in message keys: {@code room-taken}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
