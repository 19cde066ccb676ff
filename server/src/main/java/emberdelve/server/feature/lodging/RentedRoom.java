package emberdelve.server.feature.lodging;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Room;

/** A room that is let to one character. Thread: world. */
public final class RentedRoom {
    private final ActorId lodger;
    private String name;
    private final Room room;
    private long paidUntil;
    private String words;

    /**
     * @param name the lodger's name
     * @param paidUntil the end of the time that is paid, in seconds since 1970
     * @param words the words that the lodger has written there; empty for none
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

    /** Takes the new name of the lodger. */
    void rename(String other) {
        name = other;
    }

    /** The lodger's name. */
    String name() {
        return name;
    }

    public Room room() {
        return room;
    }

    /** The end of the time that is paid, in seconds since 1970. */
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

    /** Whether the room is paid at that second. */
    boolean isPaidAt(long second) {
        return paidUntil > second;
    }
}
