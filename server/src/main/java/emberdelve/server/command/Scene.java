package emberdelve.server.command;

import emberdelve.server.admin.Role;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.model.Turn;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a command finds around its player's character. Thread: world. */
public record Scene(World world, Actor self, Role role, Directory directory) {
    private static final List<String> MYSELF = List.of("me", "self", "myself");

    public Room room() {
        return self.room();
    }

    public Turn turn() {
        return world.turn(self);
    }

    /** Somebody in the room as the player named them: {@code rat}, {@code 2.rat}, {@code me}. */
    public Optional<Actor> somebody(String typed) {
        return isMe(typed)
                ? Optional.of(self)
                : Find.actor(room().actors(), TargetName.parse(typed));
    }

    /** A player in the dungeon as this one named them, {@code me} included. */
    public Optional<Presence> player(String typed) {
        return isMe(typed) ? directory.of(self) : directory.named(typed);
    }

    /** Whether these words mean the character itself. */
    public static boolean isMe(String typed) {
        return MYSELF.contains(typed.strip().toLowerCase(Locale.ROOT));
    }

    /** Something happened in the character's room. */
    public void emit(WorldEvent event) {
        world.emit(room(), event);
    }
}
