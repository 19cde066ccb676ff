package emberdelve.server.command;

import emberdelve.server.admin.Role;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/**
 * The surroundings of a staff command: the whole world, and who gives the command.
 *
 * @param self the character that gives the command; empty at the console
 * @param who name of the character, or {@code console}
 * @param from an address, or {@code console}
 * @param place the room in which the command is given, if that is not where {@code self} stands
 */
public record StaffScene(
        World world,
        Optional<Actor> self,
        String who,
        String from,
        Role role,
        Directory directory,
        Optional<Room> place) {
    /** The surroundings where the character stands. */
    public StaffScene(
            World world,
            Optional<Actor> self,
            String who,
            String from,
            Role role,
            Directory directory) {
        this(world, self, who, from, role, directory, Optional.empty());
    }

    /** The same surroundings, as if the command were given in that room. */
    public StaffScene at(Room room) {
        return new StaffScene(world, self, who, from, role, directory, Optional.of(room));
    }

    /** The room in which the command is given; empty at the console. */
    public Optional<Room> room() {
        return place.or(() -> self.map(Actor::room));
    }

    /** The player in the dungeon that the command names; {@code me} means whoever gives it. */
    public Optional<Presence> player(String typed) {
        return Scene.isMe(typed) ? self.flatMap(directory::of) : directory.named(typed);
    }

    /**
     * The reason why nothing is done to somebody of that role; empty if something may be. Every
     * command that does something to somebody asks it.
     */
    public Optional<Note> refusal(String theirName, Role theirs) {
        return role.isAbove(theirs)
                ? Optional.empty()
                : Optional.of(Note.of("staff.no-lower", Map.of("who", theirName)));
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
        world.part(LastDeeds.class).did(row, role);
        var abroad = directory.abroad();
        abroad.sendToAll(new LastDeeds.Elsewhere(who, abroad.here()));
        world.hooks().staffDid(row);
        return Long.toString(id);
    }

    /** Notes the way back from the deed that was written to the audit last. */
    public void canTakeBack(Takeback back) {
        world.part(LastDeeds.class).canTakeBack(who, back);
    }
}
