package emberdelve.server.feature.trace;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Items;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Holder;
import emberdelve.server.model.Item;
import emberdelve.server.model.Room;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code trace THING}, {@code trace THING 2}: shows the life of a thing, a page at a time. By its
 * id, a thing is found wherever it is, and when it is no more.
 *
 * @param thing the thing's name or id
 * @param page the number of the page, from 1
 */
record TraceCommand(String thing, int page) implements Command.Staff {
    static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "trac*e").from(Role.ADMIN).parsed(TraceCommand::parse);

    private static Optional<Command> parse(String rest) {
        if (rest.isEmpty()) return Optional.empty();
        var end = rest.lastIndexOf(' ');
        var last = rest.substring(end + 1);
        if (end < 0 || !Numbers.areDigits(last)) return Optional.of(new TraceCommand(rest, 1));
        return Numbers.whole(last, 1, Integer.MAX_VALUE)
                .map(page ->
                        new TraceCommand(rest.substring(0, end).strip(), Math.toIntExact(page)));
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public boolean isDeed() {
        return false;
    }

    @Override
    public Reply run(StaffScene scene) {
        var lives = scene.world().part(Lives.class);
        var name = TargetName.parse(thing);
        var byId = name.id().flatMap(lives::typed);
        if (byId.isPresent()) return show(scene, byId.get());
        var here = Find.items(here(scene), name);
        if (here.isEmpty())
            return Reply.note(
                    name.id().isPresent() ? "trace.no-id" : "target.not-here",
                    Map.of("what", thing));
        var item = here.getFirst();
        return lives.of(item.id()).map(life -> show(scene, life)).orElseGet(() -> untraced(item));
    }

    private Reply show(StaffScene scene, Life life) {
        var type = Items.type(scene.world().content(), life.type());
        return Reply.of(TraceView.of(type.name(), life, page));
    }

    private static Reply untraced(Item item) {
        return Reply.note(
                "trace.none",
                Map.of(
                        "item", item.type().name(),
                        "id", item.id().toString(),
                        "value", Long.toString(Lives.VALUE_MIN)));
    }

    /** The things that staff have, and those in the room, with what is in them. */
    private static List<Item> here(StaffScene scene) {
        var here = new ArrayList<Item>();
        scene.self().ifPresent(self -> here.addAll(of(self)));
        scene.room().ifPresent(room -> here.addAll(in(room)));
        return here.stream().flatMap(each -> each.withContents().stream()).distinct().toList();
    }

    private static List<Item> of(Actor actor) {
        var things = new ArrayList<>(actor.pack().items());
        things.addAll(actor.worn().values());
        return things;
    }

    private static List<Item> in(Room room) {
        var things = new ArrayList<>(room.floor().items());
        room.corpses().stream().map(Corpse::items).map(Holder::items).forEach(things::addAll);
        for (var actor : room.actors()) things.addAll(of(actor));
        return things;
    }
}
