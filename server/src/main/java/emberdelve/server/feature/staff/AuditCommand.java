package emberdelve.server.feature.staff;

import emberdelve.server.admin.AuditOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.Optional;

/**
 * {@code audit}, {@code audit 2}, {@code audit NAME}, {@code audit NAME 2}: shows what staff did, a
 * page at a time. The audit is read from the database, so that it survives restarts.
 *
 * @param name the name of the doer or the target; empty for all
 * @param page the number of the page, from 1
 */
record AuditCommand(String name, int page) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "au*dit").from(Role.ADMIN).parsed(AuditCommand::parse);

    private static Optional<Command> parse(String rest) {
        var words = rest.split(" +", -1);
        var last = words[words.length - 1];
        var page = Numbers.whole(last, 1, Integer.MAX_VALUE).map(Math::toIntExact);
        if (page.isEmpty() && Numbers.areDigits(last)) return Optional.empty();
        var names = words.length - (page.isPresent() ? 1 : 0);
        if (names > 1) return Optional.empty();
        return Optional.of(new AuditCommand(names == 0 ? "" : words[0], page.orElse(1)));
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
        return scene.directory()
                .upkeep()
                .readAudit(
                        new AuditOrder(name, page, scene.who()), scene.directory().recentDeeds());
    }
}
