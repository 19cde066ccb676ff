package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.admin.RoleOrder;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;

import java.util.Optional;

/**
 * {@code role NAME ROLE}: gives an account a role. The database must be asked first; the result is
 * told and written to the audit afterwards.
 */
record GiveRoleCommand(String account, Role role) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "ro*le").from(Role.OWNER).parsed(GiveRoleCommand::parse);

    private static Optional<Command> parse(String rest) {
        var words = TypedWords.apart(rest);
        if (words.size() != 2) return Optional.empty();
        return Role.named(words.get(1))
                .filter(Role.toGive()::contains)
                .map(role -> new GiveRoleCommand(words.getFirst(), role));
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        var order = new RoleOrder(account, role, scene.who(), scene.from(), scene.role());
        return scene.directory().upkeep().giveRole(order) ? Reply.NOTHING : Reply.note("role.busy");
    }
}
