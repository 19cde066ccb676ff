package emberdelve.server.command;

import emberdelve.server.admin.Role;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.StaffDeed;

import java.util.Optional;

/**
 * The surroundings of a staff command: the whole world, and who gives the command.
 *
 * @param self the character that gives the command; empty at the console
 * @param who name of the character, or {@code console}
 * @param from an address, or {@code console}
 */
public record StaffScene(
        World world,
        Optional<Actor> self,
        String who,
        String from,
        Role role,
        Directory directory) {

    /** The player in the dungeon that the command names; {@code me} means whoever gives it. */
    public Optional<Presence> player(String typed) {
        return Scene.isMe(typed) ? self.flatMap(directory::of) : directory.named(typed);
    }

    /**
     * Whether the player has a higher role than whoever gives the command, who then may do nothing
     * to the player.
     */
    public boolean isBelow(Presence player) {
        return !role.isAtLeast(player.role());
    }

    /**
     * Writes the deed to the audit log; the row is stored in the same checkpoint as the deed.
     *
     * @return the row's number, to be shown
     */
    public String audit(String deed, String target, String detail) {
        var id = world.ids().give();
        var row = new StaffDeed(id, world.now(), who, from, deed, target, detail);
        world.changes().staffDid(row);
        directory.record(row);
        return Long.toString(id);
    }
}
