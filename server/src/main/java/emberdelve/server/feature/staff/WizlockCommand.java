package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.sanction.SanctionVerdict;
import emberdelve.server.rule.sanction.Sanctions;

import java.util.Map;
import java.util.Optional;

/**
 * {@code wizlock on REASON}: lets only staff log in; {@code wizlock off} ends that, and {@code
 * wizlock} shows the state. The lock is a ban of everybody: stored, and listed with the other
 * sanctions.
 *
 * @param state {@code on}, {@code off}, or empty to show the state
 */
record WizlockCommand(String state, String reason) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "wiz*lock")
                    .from(Role.ADMIN)
                    .inOwnWords()
                    .parsed(WizlockCommand::parse);

    private static Optional<Command> parse(String rest) {
        var blank = rest.indexOf(' ');
        var state = blank < 0 ? rest : rest.substring(0, blank);
        var reason = blank < 0 ? "" : rest.substring(blank + 1).strip();
        var fits =
                state.equals("on")
                        || (reason.isEmpty() && (state.isEmpty() || state.equals("off")));
        return fits ? Optional.of(new WizlockCommand(state, reason)) : Optional.empty();
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public boolean isDeed() {
        return !state.isEmpty();
    }

    @Override
    public Reply run(StaffScene scene) {
        var lock =
                scene.world()
                        .part(Sanctions.class)
                        .find(Sanction.Kind.BAN, Optional.empty(), Sanction.EVERYBODY);
        return switch (state) {
            case "on" -> close(scene, lock);
            case "off" -> open(scene, lock);
            default ->
                    lock.map(held -> Reply.note("wizlock.is-on", Map.of("reason", held.reason())))
                            .orElseGet(() -> Reply.note("wizlock.is-off"));
        };
    }

    private Reply close(StaffScene scene, Optional<Sanction> lock) {
        if (reason.isEmpty()) return Reply.note("wizlock.no-reason");
        if (reason.length() > Sanction.REASON_MAX)
            return Reply.note(
                    "sanction.long-reason", Map.of("most", Integer.toString(Sanction.REASON_MAX)));
        if (lock.isPresent() && SanctionVerdict.isOutranked(scene.role(), lock.get()))
            return outranked(lock.get());
        var sanctions = scene.world().part(Sanctions.class);
        var ban =
                new Sanction(
                        scene.world().ids().give(),
                        Sanction.Kind.BAN,
                        Optional.empty(),
                        Sanction.EVERYBODY,
                        reason,
                        scene.who(),
                        scene.role().written().word(),
                        sanctions.second(),
                        Optional.empty());
        if (!sanctions.lay(ban)) return Reply.note("sanction.full");
        var audit = scene.audit("wizlock", "", "on: " + reason);
        return Reply.note("wizlock.on", Map.of("audit", audit));
    }

    private static Reply open(StaffScene scene, Optional<Sanction> lock) {
        if (lock.isEmpty()) return Reply.note("wizlock.is-off");
        if (SanctionVerdict.isOutranked(scene.role(), lock.get())) return outranked(lock.get());

        scene.world().part(Sanctions.class).lift(lock.get());
        var audit = scene.audit("wizlock", "", "off, was: " + lock.get().reason());
        return Reply.note("wizlock.off", Map.of("audit", audit));
    }

    private static Reply outranked(Sanction lock) {
        return Reply.note("sanction.outranked", Map.of("role", lock.whoRole()));
    }
}
