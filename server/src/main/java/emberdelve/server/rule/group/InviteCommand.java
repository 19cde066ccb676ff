package emberdelve.server.rule.group;

import emberdelve.server.command.Abroad;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Map;

/** {@code invite NAME}: invites a player to the group, wherever that player is. */
record InviteCommand(String name) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "invi*te").text(InviteCommand::new);

    @Override
    public Reply run(Scene scene) {
        var guest = scene.player(name);
        if (guest.isEmpty())
            return scene.abroad(name)
                    .map(person ->
                            Reply.note(
                                    isCompanion(scene, person)
                                            ? "invite.has-group"
                                            : "invite.abroad",
                                    person.named()))
                    .orElseGet(() -> Reply.note("tell.nobody", Map.of("who", name)));

        var actor = guest.get().actor();
        var approaches = scene.world().part(Approaches.class);
        var refusal = approaches.refusal(scene.self(), actor);
        if (refusal.isPresent()) return Reply.of(refusal.get());
        return switch (scene.world().part(Groups.class).invite(scene.self(), actor)) {
            case INVITED -> {
                approaches.happened(scene.self(), actor);
                yield Reply.NOTHING;
            }
            case YOURSELF -> Reply.note("invite.yourself");
            case NOT_LEADER -> Reply.note("invite.not-leader");
            case HAS_GROUP -> Reply.note("invite.has-group", actor.named());
            case FULL -> Reply.note("group.full");
        };
    }

    private static boolean isCompanion(Scene scene, Abroad.Person person) {
        return scene.world().part(Groups.class).elsewhere(scene.self()).contains(person.id());
    }
}
