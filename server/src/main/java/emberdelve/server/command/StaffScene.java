package emberdelve.server.command;

import emberdelve.server.admin.Role;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.StaffDeed;

import java.util.Optional;

/**
 * What a staff command finds: the whole world, and who gives the order.
 *
 * @param self the character of whoever gives it; empty at the console
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

    /** A player in the dungeon as the giver of the order named them, {@code me} included. */
    public Optional<Presence> player(String typed) {
        return Scene.isMe(typed) ? self.flatMap(directory::of) : directory.named(typed);
    }

    /**
     * Notes what was done; the row is stored in the same checkpoint as the deed.
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
