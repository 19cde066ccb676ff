package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Lexicon;
import emberdelve.server.command.OnPlayer;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reasoned;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.command.VerbEntry;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/**
 * {@code force NAME COMMAND [reason WORDS]}: makes a character run a command, and tells its player
 * who made it do so. Nobody is forced to talk, because words count against the player, nor to
 * change settings.
 */
record ForceCommand(String name, String forced, String reason) implements OnPlayer {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "forc*e")
                    .from(Role.ADMIN)
                    .inOwnWords()
                    .parsed(ForceCommand::parse);

    private static Optional<Command> parse(String rest) {
        var blank = rest.indexOf(' ');
        if (blank < 0) return Optional.empty();
        var typed = Reasoned.read(rest.substring(blank + 1).strip());
        return Optional.of(
                new ForceCommand(rest.substring(0, blank), typed.what(), typed.reason()));
    }

    @Override
    public String line(String who) {
        return Reasoned.line("force " + who + " " + forced, reason);
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene, Presence player) {
        var lexicon = scene.directory().lexicon();
        if (!mayBeForced(lexicon))
            return Reply.note("force.not-that", Map.of("who", player.actor().name()));

        return lexicon.mistake(forced).map(Reply::of).orElseGet(() -> force(scene, player));
    }

    private boolean mayBeForced(Lexicon lexicon) {
        var kind =
                lexicon.meant(TypedWords.apart(forced).getFirst(), Role.OWNER).map(VerbEntry::kind);
        return kind.isPresent()
                && switch (kind.get()) {
                    case SEE, MOVE, FIGHT, THINGS, GROUP -> true;
                    case TALK, SELF, STAFF -> false;
                };
    }

    private Reply force(StaffScene scene, Presence player) {
        var actor = player.actor();
        var audit = scene.audit("force", actor.name(), Reasoned.detail(forced, reason));
        scene.directory()
                .show(actor, Note.of("force.you", Map.of("who", scene.who(), "line", forced)));
        scene.directory().force(actor, forced);
        return Reply.note(
                "force.done", Map.of("who", actor.name(), "line", forced, "audit", audit));
    }
}
