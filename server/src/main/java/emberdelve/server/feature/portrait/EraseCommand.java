package emberdelve.server.feature.portrait;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.OnAccount;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code erase NAME reason WORDS}: wipes what a character says of itself, and what it has written
 * elsewhere for others to read.
 */
record EraseCommand(String name, String reason) implements OnAccount {
    private static final Pattern FORM = Pattern.compile("(\\S+)\\s+reason\\s+(.+)");

    static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "erase")
                    .from(Role.HELPER)
                    .inOwnWords()
                    .parsed(EraseCommand::parse);

    private static Optional<Command> parse(String rest) {
        var form = FORM.matcher(rest);
        return form.matches()
                ? Optional.of(new EraseCommand(form.group(1), form.group(2)))
                : Optional.empty();
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public String line() {
        return "erase " + name + " reason " + reason;
    }

    @Override
    public Reply run(StaffScene scene, AccountOrder.Holder holder) {
        return nobody(scene);
    }

    /** Erases what was written by somebody who has gone since, too. */
    @Override
    public Reply nobody(StaffScene scene) {
        if (!scene.world().hooks().erase(name))
            return Reply.note("erase.nothing", Map.of("who", name));
        var number = scene.audit("erase", name, reason);
        return Reply.note("erase.done", Map.of("who", name, "audit", number));
    }
}
