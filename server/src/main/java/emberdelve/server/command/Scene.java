package emberdelve.server.command;

import emberdelve.server.admin.Role;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Room;
import emberdelve.server.model.Turn;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The surroundings of a command: the player's character, and what it knows around it. Thread:
 * world.
 */
public record Scene(World world, Actor self, Role role, Directory directory) {
    private static final List<String> MYSELF = List.of("me", "self", "myself");

    public Room room() {
        return self.room();
    }

    public Turn turn() {
        return world.turn(self);
    }

    /** The actor in the room that the player named: {@code rat}, {@code 2.rat}, {@code me}. */
    public Optional<Actor> somebody(String typed) {
        return isMe(typed)
                ? Optional.of(self)
                : Find.actor(
                        room().actors().stream().filter(each -> each.isSeenBy(self)).toList(),
                        TargetName.parse(typed));
    }

    /**
     * The player in the dungeon that this player named; {@code me} means the player who typed it.
     */
    public Optional<Presence> player(String typed) {
        return isMe(typed) ? directory.of(self) : directory.named(typed, self);
    }

    /** The account of the player who types. */
    public long account() {
        if (self.nature() instanceof Nature.PlayerCharacter character) return character.accountId();
        throw new IllegalArgumentException(self + " is nobody's character");
    }

    /** The player in another world that this player named. */
    public Optional<Abroad.Person> abroad(String typed) {
        return isMe(typed) ? Optional.empty() : directory.abroad(typed, self);
    }

    /** Whether the word means the character itself, such as {@code me}. */
    public static boolean isMe(String typed) {
        return MYSELF.contains(typed.strip().toLowerCase(Locale.ROOT));
    }

    /** Emits an event in the character's room. */
    public void emit(WorldEvent event) {
        world.emit(room(), event);
    }
}
