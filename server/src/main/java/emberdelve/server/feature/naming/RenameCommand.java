package emberdelve.server.feature.naming;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.OnAccount;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Borders;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code rename NAME NEW reason WORDS}: gives a character another name, playing or not. The
 * database must be asked first; the result is told and written to the audit afterwards.
 */
record RenameCommand(String name, String now, String reason) implements OnAccount {
    private static final Pattern FORM = Pattern.compile("(\\S+)\\s+(\\S+)\\s+reason\\s+(.+)");

    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "rename")
                    .from(Role.ADMIN)
                    .inOwnWords()
                    .parsed(RenameCommand::parse);

    private static Optional<Command> parse(String rest) {
        var form = FORM.matcher(rest);
        return form.matches()
                ? Optional.of(new RenameCommand(form.group(1), form.group(2), form.group(3)))
                : Optional.empty();
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public String line() {
        return "rename " + name + " " + now + " reason " + reason;
    }

    @Override
    public Reply run(StaffScene scene, AccountOrder.Holder holder) {
        // Characters in other worlds would store again the name that they know.
        if (!new Borders(scene.world()).areNone()) return Reply.note("rename.divided");
        if (holder.role() == Role.GUEST) return Reply.note("rename.guest");
        var other = new PersonOrder.OtherName(now, reason);
        var order =
                new PersonOrder(
                        PersonOrder.Deed.RENAME,
                        name,
                        scene.who(),
                        scene.from(),
                        scene.role(),
                        Optional.of(other));
        return scene.directory().upkeep().begin(order) ? Reply.NOTHING : Reply.note("role.busy");
    }
}
