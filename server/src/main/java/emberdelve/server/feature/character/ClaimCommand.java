package emberdelve.server.feature.character;

import emberdelve.server.admin.ClaimOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Nature;

/**
 * {@code claim CODE}: makes the account of the player the first owner's, if the code is the one
 * that the server has shown to its operator.
 */
record ClaimCommand(String code) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "claim").openTo(_ -> false).text(ClaimCommand::new);

    /** Without the code, which makes whoever reads it the owner. */
    @Override
    public String shown(String line) {
        return "claim (hidden)";
    }

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Reply run(Scene scene) {
        if (scene.role() == Role.GUEST) return Reply.note("claim.guest");
        if (!(scene.self().nature() instanceof Nature.PlayerCharacter character))
            return Reply.NOTHING;
        var from = scene.directory().of(scene.self()).map(Presence::from).orElse("");
        var order = new ClaimOrder(character.accountId(), scene.self().name(), from, scene.role());
        return scene.directory().upkeep().claim(order, code)
                ? Reply.NOTHING
                : Reply.note("role.busy");
    }
}
