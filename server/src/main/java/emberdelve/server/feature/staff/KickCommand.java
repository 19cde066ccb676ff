package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.OnPlayer;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code kick NAME reason WORDS}: ends a player's session; the character stays, as after a lost
 * link.
 */
record KickCommand(String name, String reason) implements OnPlayer {
    private static final Pattern FORM = Pattern.compile("(\\S+)\\s+reason\\s+(.+)");

    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "kic*k")
                    .from(Role.HELPER)
                    .inOwnWords()
                    .parsed(KickCommand::parse);

    private static Optional<Command> parse(String rest) {
        var form = FORM.matcher(rest);
        return form.matches()
                ? Optional.of(new KickCommand(form.group(1), form.group(2)))
                : Optional.empty();
    }

    @Override
    public String line(String who) {
        return "kick " + who + " reason " + reason;
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene, Presence player) {
        var actor = player.actor();
        var who = Map.of("who", actor.name());
        if (player.linkDead()) return Reply.note("kick.no-link", who);
        var number = scene.audit("kick", actor.name(), reason);
        scene.directory().show(actor, Note.of("kick.you", Map.of("reason", reason)));
        scene.directory().kick(actor);
        return Reply.note("kick.done", Map.of("who", actor.name(), "audit", number));
    }
}
