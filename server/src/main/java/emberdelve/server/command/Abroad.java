package emberdelve.server.command;

import emberdelve.config.content.RoomId;
import emberdelve.server.admin.Role;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The players in other worlds, as those worlds said last, and the way to speak to them. Where there
 * is one world, nobody is abroad. Thread: world.
 */
public interface Abroad {
    /** The surroundings where there is one world: nobody is abroad. */
    Abroad NOTHING = new Abroad() {};

    /**
     * A player's character in another world.
     *
     * @param world the number of that world
     * @param title the title in the player's own words, which are never parsed; empty for none
     * @param away the player's words for others while away from the keyboard
     */
    record Person(
            int world,
            Named named,
            Renown renown,
            String title,
            Optional<String> away,
            Seat seat,
            Body body) {
        public ActorId id() {
            return named.id();
        }

        public String name() {
            return named.name();
        }

        /** Whether somebody of that role notices the character. */
        public boolean isSeenBy(Role role) {
            return !seat.invisible || role.isAtLeast(seat.role);
        }
    }

    /**
     * The player at a character.
     *
     * @param from where the link comes from; empty when there is none
     * @param linkDead whether the link is lost
     * @param invisible whether the character is invisible
     */
    record Seat(long account, Role role, String from, boolean linkDead, boolean invisible) {}

    /** The state of a character. */
    record Body(RoomId room, int hp, int maxHp) {}

    /** The number of this world, to which others answer. */
    default int here() {
        return 0;
    }

    /** Everybody, in the order in which this world heard of them; a live view. */
    default Collection<Person> people() {
        return List.of();
    }

    default Optional<Person> find(ActorId id) {
        return people().stream().filter(person -> person.id().equals(id)).findFirst();
    }

    /** The player of exactly that name; ignores case. */
    default Optional<Person> named(String name) {
        return people().stream().filter(person -> person.name().equalsIgnoreCase(name)).findFirst();
    }

    /** Sends a message of a feature to another world, where its {@code Dispatch} takes it. */
    default void send(int world, Record message) {}

    /** Sends a message of a feature to all other worlds. */
    default void sendToAll(Record message) {}

    /** Lets another world run a staff command; its answer comes later. */
    default void order(int world, StaffScene scene, String line) {}
}
