package emberdelve.server.feature.staff;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;

import java.util.Map;

/** {@code echo WORDS}: shows the words to everybody in the room, as if they were an event. */
record EchoCommand(String words) implements Command.Staff {
    public static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "ec*ho")
                    .from(Role.BUILDER)
                    .inOwnWords()
                    .text(EchoCommand::new);

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public Reply run(StaffScene scene) {
        if (scene.room().isEmpty()) return Reply.note("staff.needs-place");
        var room = scene.room().get();
        var note = Note.of("echo.said", Map.of("words", words));
        scene.directory().online().stream()
                .map(Presence::actor)
                .filter(actor -> actor.room() == room)
                .forEach(actor -> scene.directory().show(actor, note));
        var number = scene.audit("echo", room.id().value(), words);
        return Reply.note("echo.done", Map.of("audit", number));
    }
}
