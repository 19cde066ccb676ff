package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;

import java.util.Map;

/** {@code announce WORDS}: tells everybody in the dungeon, with the name of the speaker. */
record AnnounceCommand(String words) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "an*nounce")
                    .from(Role.ADMIN)
                    .inOwnWords()
                    .text(AnnounceCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        var note = Note.of("announce.said", Map.of("who", scene.who(), "words", words));
        scene.directory().announce(Role.GUEST, note);
        var number = scene.audit("announce", "", words);
        return Reply.note("announce.done", Map.of("audit", number));
    }
}
