package emberdelve.server.feature.staff;

import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.PersonOrder.Deed;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Borders;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code person NAME export}, {@code person NAME erase yes}: writes all that is kept of a person
 * into a file, or erases it. The database must be asked first; the result is told and written to
 * the audit afterwards.
 *
 * @param isSure whether it is to be done, and not only to be asked
 */
record PersonCommand(String name, Deed deed, boolean isSure) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "pers*on").from(Role.OWNER).parsed(PersonCommand::parse);

    private static Optional<Command> parse(String rest) {
        var words = TypedWords.apart(rest);
        if (words.size() < 2) return Optional.empty();
        var deed = String.join(" ", words.subList(1, words.size())).toLowerCase(Locale.ROOT);
        var name = words.getFirst();
        return switch (deed) {
            case "export" -> Optional.of(new PersonCommand(name, Deed.EXPORT, true));
            case "erase" -> Optional.of(new PersonCommand(name, Deed.ERASE, false));
            case "erase yes" -> Optional.of(new PersonCommand(name, Deed.ERASE, true));
            default -> Optional.empty();
        };
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        // Characters in other worlds would store again what is erased here.
        if (deed == Deed.ERASE && !new Borders(scene.world()).areNone())
            return Reply.note("rights.divided", Map.of("who", name));
        if (!isSure) return Reply.note("rights.sure", Map.of("who", name));
        var order = new PersonOrder(deed, name, scene.who(), scene.from(), scene.role());
        return scene.directory().upkeep().begin(order) ? Reply.NOTHING : Reply.note("role.busy");
    }
}
