package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Items;
import emberdelve.server.model.Item;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * {@code purge ITEM}, {@code purge all}: destroys items on the floor here. The ledger books them
 * under the name of the actor. Corpses, packs and monsters are left alone.
 */
public record PurgeCommand(String what) implements Command.Staff {
    /**
     * The most ids in an audit row, whose detail has 4,000 characters; the number of all items
     * stands there, too.
     */
    private static final int IDS_NAMED = 100;

    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "pur*ge").from(Role.BUILDER).text(PurgeCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        if (scene.room().isEmpty()) return Reply.note("staff.needs-place");
        var room = scene.room().get();
        if (room.floor().items().isEmpty()) return Reply.note("purge.bare");
        var items = Find.items(room.floor().items(), TargetName.parse(what));
        if (items.isEmpty()) return Reply.note("item.not-here", Map.of("what", what));
        var ids =
                items.stream()
                        .flatMap(item -> item.withContents().stream())
                        .map(Item::id)
                        .map(Object::toString)
                        .toList();
        var reason = StaffFeature.LEDGER;
        var back = PurgeBack.before(scene.world(), room, reason, items);
        scene.world().part(Items.class).destroyAll(items, reason);
        var count = Integer.toString(ids.size());
        var note = Note.of("purge.seen", Map.of("count", count));
        for (var player : scene.directory().online())
            if (player.actor().room() == room) scene.directory().show(player.actor(), note);
        var named = ids.stream().limit(IDS_NAMED).collect(Collectors.joining(", "));
        var number = scene.audit("purge", room.id().value(), count + ": " + named);
        scene.canTakeBack(back);
        return Reply.note("purge.done", Map.of("count", count, "audit", number));
    }
}
