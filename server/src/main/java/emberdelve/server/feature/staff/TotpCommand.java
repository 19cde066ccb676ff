package emberdelve.server.feature.staff;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.CodeOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.OnAccount;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;

import java.util.Optional;

/**
 * {@code totp NAME off}: lets somebody who has lost the authenticator log in by the password alone.
 * The owner of an account switches it on and off at the list of its characters.
 */
record TotpCommand(String name) implements OnAccount {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "totp").from(Role.ADMIN).parsed(TotpCommand::parse);

    private static Optional<Command> parse(String rest) {
        var words = TypedWords.apart(rest);
        return words.size() == 2 && words.get(1).equalsIgnoreCase("off")
                ? Optional.of(new TotpCommand(words.getFirst()))
                : Optional.empty();
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public String line() {
        return "totp " + name + " off";
    }

    @Override
    public Reply run(StaffScene scene, AccountOrder.Holder holder) {
        scene.directory()
                .upkeep()
                .endAuthenticator(
                        new CodeOrder(holder.account(), holder.name(), scene.who(), scene.from()));
        return Reply.NOTHING;
    }
}
