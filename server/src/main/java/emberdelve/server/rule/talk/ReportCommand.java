package emberdelve.server.rule.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/** {@code report WORDS}: reports to the staff, with the last lines that the reporter was told. */
record ReportCommand(String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "repo*rt").inOwnWords().text(ReportCommand::new);

    @Override
    public Reply run(Scene scene) {
        return ChatRateLimit.whisper(
                scene,
                () -> {
                    var self = scene.self();
                    var chat = scene.directory().service(Chat.class);
                    var context = chat.heardBy(self, Optional.empty(), Chat.HEARD_LINES_MAX);
                    var report =
                            chat.reports().add(scene.world().now(), self.name(), words, context);
                    scene.directory()
                            .tellStaff(
                                    Note.of(
                                            "report.new",
                                            Map.of(
                                                    "number", Long.toString(report.number()),
                                                    "who", report.reporter(),
                                                    "words", report.words())),
                                    report.toString());
                    return Reply.note(
                            "report.kept",
                            Map.of(
                                    "number", Long.toString(report.number()),
                                    "lines", Integer.toString(context.size())));
                });
    }
}
