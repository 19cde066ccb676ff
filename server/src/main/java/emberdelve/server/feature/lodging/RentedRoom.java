package emberdelve.server.feature.lodging;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Room;

/** A room that is let to one character. Thread: world. */
public final class RentedRoom {
    private final ActorId lodger;
    private final String name;
    private final Room room;
    private long paidUntil;
    private String words;

    /**
     * @param name the lodger's
     * @param paidUntil in seconds since 1970
     * @param words that the lodger has written there; empty for none
     */
    RentedRoom(ActorId lodger, String name, Room room, long paidUntil, String words) {
        this.lodger = lodger;
        this.name = name;
        this.room = room;
        this.paidUntil = paidUntil;
        this.words = words;
    }

    ActorId lodger() {
        return lodger;
    }

    /** The lodger's. */
    String name() {
        return name;
    }

    public Room room() {
        return room;
    }

    /** The second until which it is paid for, since 1970. */
    public long paidUntil() {
        return paidUntil;
    }

    void payUntil(long second) {
        paidUntil = second;
    }

    String words() {
        return words;
    }

    void write(String newWords) {
        words = newWords;
    }

    /** Whether its door is open to the lodger at that second. */
    boolean isPaidAt(long second) {
        return paidUntil > second;
    }
}
