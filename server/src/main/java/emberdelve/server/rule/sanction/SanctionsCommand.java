package emberdelve.server.rule.sanction;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Map;

/**
 * {@code sanctions}, {@code sanctions NAME}: lists the sanctions that hold now, newest first.
 *
 * @param name the name whose sanctions are listed; empty for all sanctions
 */
public record SanctionsCommand(String name) implements Command.Staff {
    /** The most sanctions that one answer lists: two screens. */
    static final int LISTED = 40;

    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "san*ctions")
                    .from(Role.HELPER)
                    .optionalText(SanctionsCommand::new);

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
        var lines =
                scene.world().part(Sanctions.class).all().reversed().stream()
                        .filter(sanction ->
                                name.isEmpty() || sanction.name().equalsIgnoreCase(name))
                        .limit(LISTED)
                        .map(sanction -> (View) Verdict.of("sanctions.line", sanction))
                        .toList();
        if (!lines.isEmpty()) return new Reply(List.copyOf(lines), false);
        return name.isEmpty()
                ? Reply.note("sanctions.nobody")
                : Reply.note("sanctions.not-them", Map.of("who", name));
    }
}
