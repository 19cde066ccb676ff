package emberdelve.server.feature.staff;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.CodeOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.OnAccount;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

/**
 * {@code passcode NAME}: makes a code that the owner of the account types once in the place of the
 * password, to set another one.
 */
record PasscodeCommand(String name) implements OnAccount {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "passc*ode").from(Role.ADMIN).text(PasscodeCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public String line() {
        return "passcode " + name;
    }

    @Override
    public Reply run(StaffScene scene, AccountOrder.Holder holder) {
        // Nobody could log in as a guest again.
        if (holder.role() == Role.GUEST) return Reply.note("passcode.guest");
        scene.directory()
                .upkeep()
                .makeCode(
                        new CodeOrder(holder.account(), holder.name(), scene.who(), scene.from()));
        return Reply.NOTHING;
    }
}
