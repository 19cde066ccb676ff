package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.OnPlayer;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reasoned;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.Map;
import java.util.Optional;

/**
 * {@code snoop NAME reason WORDS}: shows the member of staff all that a player reads and types, and
 * tells the player so; {@code snoop off} ends it.
 */
record SnoopCommand(String name, String reason) implements OnPlayer {
    private static final String OFF = "off";

    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "sno*op")
                    .from(Role.ADMIN)
                    .inOwnWords()
                    .parsed(SnoopCommand::parse);

    private static Optional<Command> parse(String rest) {
        var typed = Reasoned.read(rest);
        var isWhole = typed.what().equals(OFF) || !typed.reason().isEmpty();
        return isWhole
                ? Optional.of(new SnoopCommand(typed.what(), typed.reason()))
                : Optional.empty();
    }

    @Override
    public String line(String who) {
        return Reasoned.line("snoop " + who, reason);
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        if (scene.self().isEmpty()) return Reply.note("staff.needs-body");
        if (!name.equals(OFF)) {
            var abroad = scene.directory().abroad(name);
            return abroad.isPresent()
                    ? Reply.note("snoop.abroad", abroad.get().named())
                    : OnPlayer.super.run(scene);
        }
        var was = scene.directory().snooping().end(scene.self().get());
        if (was.isEmpty()) return Reply.note("snoop.nobody");
        var audit = scene.audit("snoop", was.get().name(), OFF);
        return Reply.note("snoop.off", Map.of("who", was.get().name(), "audit", audit));
    }

    @Override
    public Reply run(StaffScene scene, Presence player) {
        var actor = player.actor();
        var audit = scene.audit("snoop", actor.name(), reason);
        scene.self().ifPresent(self -> scene.directory().snooping().begin(self, actor, reason));
        return Reply.note("snoop.done", Map.of("who", actor.name(), "audit", audit));
    }
}
