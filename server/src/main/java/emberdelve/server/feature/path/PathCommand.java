package emberdelve.server.feature.path;

import emberdelve.config.content.ClassPath;
import emberdelve.server.command.Command;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code path}: shows the paths of one's class; {@code path wall}: asks whether to take that path,
 * which cannot be undone.
 *
 * @param which the name of the path as it was typed; empty to show all
 * @param sure whether the player has confirmed
 */
record PathCommand(String which, boolean sure) implements Command.Free {
    static final Verb VERB = Verb.of(Verb.Kind.SELF, "path").parsed(PathCommand::parse);

    private static Optional<Command> parse(String rest) {
        var words = TypedWords.apart(rest.toLowerCase(Locale.ROOT));
        return switch (words.size()) {
            case 0 -> Optional.of(new PathCommand("", false));
            case 1 -> Optional.of(new PathCommand(words.getFirst(), false));
            case 2 ->
                    words.get(1).equals("yes")
                            ? Optional.of(new PathCommand(words.getFirst(), true))
                            : Optional.empty();
            default -> Optional.empty();
        };
    }

    @Override
    public boolean needsSaving() {
        return sure;
    }

    @Override
    public Reply run(Scene scene) {
        var paths = scene.world().part(Paths.class);
        var self = scene.self();
        var open = paths.open(self);
        if (open.isEmpty()) return Reply.note("path.none");
        var taken = paths.of(self);
        if (taken.isPresent()) return Reply.note("path.taken", arguments(taken.get()));
        if (which.isEmpty()) return paths.mayChoose(self) ? ask(open) : later(scene, open);

        var chosen = NameMatch.beginning(open, which, ClassPath::id).stream().findFirst();
        if (chosen.isEmpty()) return Reply.note("path.unknown", Map.of("what", which));
        if (!paths.mayChoose(self)) return later(scene, open);
        if (!sure) return confirm(chosen.get());
        paths.choose(self, chosen.get());
        return new Reply(
                List.of(Note.of("path.chosen", arguments(chosen.get()))), /* whenDurable= */ true);
    }

    private static Reply ask(List<ClassPath> open) {
        var options =
                open.stream()
                        .map(path ->
                                Question.Option.of(
                                        path.id() + ", " + path.summary(), "path " + path.id()))
                        .toList();
        return Reply.of(new Question("question.path", Map.of(), options, Optional.empty()));
    }

    private static Reply confirm(ClassPath path) {
        var options =
                List.of(
                        Question.Option.of("yes", "path " + path.id() + " yes"),
                        Question.Option.of("no", ""));
        return Reply.of(
                new Question("question.path-sure", arguments(path), options, Optional.of(2)));
    }

    private static Reply later(Scene scene, List<ClassPath> open) {
        var level = Integer.toString(scene.world().rules().growth().pathLevel());
        var lines = new ArrayList<Note>();
        for (var path : open) lines.add(Note.of("path.line", arguments(path)));
        lines.add(Note.of("path.later", Map.of("level", level)));
        return new Reply(List.copyOf(lines), false);
    }

    private static Map<String, String> arguments(ClassPath path) {
        return Map.of("path", path.id(), "text", path.summary());
    }
}
