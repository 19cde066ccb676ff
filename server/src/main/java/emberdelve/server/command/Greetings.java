package emberdelve.server.command;

import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The lines of features that players read when their characters come in. Thread: world. */
public final class Greetings {
    private final List<Function<Actor, Optional<Note>>> lines = new ArrayList<>();

    /** Adds a line, which is empty for characters that it does not concern. */
    public void add(Function<Actor, Optional<Note>> line) {
        lines.add(line);
    }

    /** The lines for that character, in the order of the features. */
    public List<Note> of(Actor character) {
        return lines.stream().flatMap(line -> line.apply(character).stream()).toList();
    }
}
