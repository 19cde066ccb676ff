package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.move.Travel;

import java.util.Map;

/** {@code transfer NAME}: brings a player's character here. */
record TransferCommand(String name) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "tr*ansfer").from(Role.HELPER).text(TransferCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        if (scene.self().isEmpty()) return Reply.note("staff.needs-body");
        var player = scene.player(name);
        if (player.isEmpty()) return Reply.note("tell.nobody", Map.of("who", name));

        var actor = player.get().actor();
        if (scene.isBelow(player.get()))
            return Reply.note("staff.higher", Map.of("who", actor.name()));
        if (actor.room() == scene.self().get().room())
            return Reply.note("transfer.here", actor.named());
        var from = actor.room().id();
        var to = scene.self().get().room();
        scene.world().part(Travel.class).teleport(actor, to);
        var number = scene.audit("transfer", actor.name(), from + " to " + to.id());
        return Reply.note(
                "transfer.done",
                Map.of("who", actor.name(), "from", from.value(), "audit", number));
    }
}
