package emberdelve.server.feature.quest;

import emberdelve.server.command.Command;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * {@code quests}: lists the quests that one has and has had. {@code quest tub}: shows one of them.
 *
 * @param name the name of the quest as it was typed; empty for all
 */
record QuestsCommand(String name) implements Command.Free {
    static final Verb VERB = Verb.of(Verb.Kind.SELF, "quest*s").optionalText(QuestsCommand::new);

    private static final String OPEN = "open";

    @Override
    public Reply run(Scene scene) {
        var all = QuestsView.of(scene.world(), scene.self()).lines();
        if (name.isEmpty()) return list(all);
        var one =
                NameMatch.one(
                        all,
                        TargetName.parse(name),
                        each -> List.of(each.name()),
                        QuestsView.Line::id);
        return one.map(QuestsCommand::tell)
                .orElseGet(() -> Reply.note("quest.unknown", Map.of("what", name)));
    }

    private static Reply list(List<QuestsView.Line> all) {
        if (all.isEmpty()) return Reply.note("quest.none");
        var lines = new ArrayList<View>();
        for (var line : all) {
            var isOpen = line.state().equals(OPEN);
            lines.add(Note.of(isOpen ? "quest.open" : "quest.over", words(line)));
        }
        lines.add(Note.of("quest.how"));
        return new Reply(List.copyOf(lines), false);
    }

    private static Reply tell(QuestsView.Line line) {
        var isOpen = line.state().equals(OPEN);
        return Reply.of(
                Note.of(line.group() > 1 ? "quest.title-group" : "quest.title", title(line)),
                Note.of(isOpen ? "quest.stage" : "quest.ending", Map.of("text", line.journal())));
    }

    private static Map<String, String> words(QuestsView.Line line) {
        return Map.of("quest", line.name(), "text", line.journal());
    }

    private static Map<String, String> title(QuestsView.Line line) {
        return Map.of(
                "quest", line.name(),
                "giver", line.giver(),
                "level", Integer.toString(line.level()),
                "count", Integer.toString(line.group()));
    }
}
