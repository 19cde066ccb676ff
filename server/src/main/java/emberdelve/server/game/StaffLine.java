package emberdelve.server.game;

import emberdelve.server.command.Command;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.view.Note;

import java.util.Map;

/** A staff command that another one has named, as {@code at} does. Thread: world. */
final class StaffLine {
    private StaffLine() {}

    /** Runs it in these surroundings, if it is for staff of that role and begins no text. */
    static Reply run(Parsed line, StaffScene scene) {
        return switch (line) {
            case Parsed.Unclear(var mistake) -> Reply.of(mistake);
            case Parsed.Understood(Command.Staff staff) when !staff.beginsWriting() ->
                    scene.role().isAtLeast(staff.least())
                            ? staff.run(scene)
                            : Reply.of(
                                    Note.of(
                                            "staff.not-yours",
                                            Map.of("role", staff.least().word())));
            case Parsed.Understood _ -> Reply.note("at.not-that");
        };
    }
}
