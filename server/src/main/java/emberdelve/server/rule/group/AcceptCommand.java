package emberdelve.server.rule.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Invitations;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/**
 * {@code accept}: accepts the character's newest invitation: to a group or to a duel.
 *
 * @param kind the word of the kind of invitation; empty for the newest of any kind
 */
record AcceptCommand(String kind) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.GROUP, "ac*cept")
                    .listedAfter("invite")
                    .optionalText(AcceptCommand::new);

    @Override
    public Reply run(Scene scene) {
        var invitations = scene.world().part(Invitations.class);
        if (kind.isEmpty())
            return invitations
                    .newest(scene)
                    .map(invitation -> invitation.accept(scene))
                    .orElseGet(() -> Reply.note("accept.nothing"));
        return invitations
                .kind(kind)
                .map(invitation -> invitation.accept(scene))
                .orElseGet(() -> Reply.of(scene.directory().lexicon().usage("accept " + kind)));
    }
}
