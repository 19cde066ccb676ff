package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.OnPlayer;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reasoned;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Borders;
import emberdelve.server.rule.move.Travel;

import java.util.Map;

/** {@code transfer NAME [reason WORDS]}: brings a player's character here. */
record TransferCommand(String name, String reason) implements OnPlayer {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "tr*ansfer")
                    .from(Role.HELPER)
                    .inOwnWords()
                    .text(TransferCommand::parse);

    private static TransferCommand parse(String rest) {
        var typed = Reasoned.read(rest);
        return new TransferCommand(typed.what(), typed.reason());
    }

    @Override
    public String line(String who) {
        return Reasoned.line("transfer " + who, reason);
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene, Presence player) {
        if (scene.room().isEmpty()) return Reply.note("staff.needs-place");
        var actor = player.actor();
        var to = scene.room().get();
        if (new Borders(scene.world()).bar(to.id())) return Reply.note("walk.barred");
        if (actor.room() == to) return Reply.note("transfer.here", actor.named());
        var left = actor.room();
        var from = left.id();
        scene.world().part(Travel.class).teleport(actor, to);
        var number =
                scene.audit(
                        "transfer", actor.name(), Reasoned.detail(from + " to " + to.id(), reason));
        scene.canTakeBack(new MoveBack(scene.world(), actor, left, to));
        return Reply.note(
                "transfer.done",
                Map.of("who", actor.name(), "from", from.value(), "audit", number));
    }
}
