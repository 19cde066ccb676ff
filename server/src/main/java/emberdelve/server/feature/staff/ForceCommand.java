package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Lexicon;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.command.VerbEntry;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/**
 * {@code force NAME COMMAND}: makes a character run a command, and tells its player who made it do
 * so. Nobody is forced to talk, because words count against the player, nor to change settings.
 */
record ForceCommand(String name, String line) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "forc*e").from(Role.ADMIN).parsed(ForceCommand::parse);

    private static Optional<Command> parse(String rest) {
        var blank = rest.indexOf(' ');
        return blank < 0
                ? Optional.empty()
                : Optional.of(
                        new ForceCommand(
                                rest.substring(0, blank), rest.substring(blank + 1).strip()));
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        var player = scene.player(name);
        if (player.isEmpty()) return Reply.note("tell.nobody", Map.of("who", name));
        var whom = Map.of("who", player.get().actor().name());
        if (player.get().role().isAtLeast(scene.role())) return Reply.note("staff.no-lower", whom);
        var lexicon = scene.directory().lexicon();
        if (!mayBeForced(lexicon)) return Reply.note("force.not-that", whom);

        return lexicon.mistake(line).map(Reply::of).orElseGet(() -> force(scene, player.get()));
    }

    private boolean mayBeForced(Lexicon lexicon) {
        var kind =
                lexicon.meant(TypedWords.apart(line).getFirst(), Role.OWNER).map(VerbEntry::kind);
        return kind.isPresent()
                && switch (kind.get()) {
                    case SEE, MOVE, FIGHT, THINGS, GROUP -> true;
                    case TALK, SELF, STAFF -> false;
                };
    }

    private Reply force(StaffScene scene, Presence player) {
        var actor = player.actor();
        var audit = scene.audit("force", actor.name(), line);
        scene.directory()
                .show(actor, Note.of("force.you", Map.of("who", scene.who(), "line", line)));
        scene.directory().force(actor, line);
        return Reply.note("force.done", Map.of("who", actor.name(), "line", line, "audit", audit));
    }
}
