package emberdelve.server.text;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Message;
import emberdelve.config.content.Pronouns;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.Named;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One fact on its way to one reader.
 *
 * @param direction where it happened, seen from the reader; empty when it is here
 * @param seen whether the reader could make out who it was
 * @param scene messages instead of the common ones of those keys
 */
public record Rendering(
        Phrasing phrasing,
        Reader reader,
        Optional<Direction> direction,
        boolean seen,
        Map<String, Message> scene) {
    /** Whoever the reader cannot make out (docs/rules.md R8.3). */
    private static final Named SOMEONE =
            new Named(Reader.NOBODY.self(), "someone", "", Pronouns.THEY);

    public static final List<StyledText> NOTHING = List.of();

    /** The same of what is told aloud, in the dark, too. */
    public Rendering heard() {
        return new Rendering(phrasing, reader, direction, true, scene);
    }

    public boolean isReader(Named actor) {
        return actor.id().equals(reader.self());
    }

    public boolean isFar() {
        return direction.isPresent();
    }

    /** The message of that key as one line, from where it happened. */
    public StyledText line(String key, List<Named> actors, Map<String, String> arguments) {
        return line(message(key, actors, arguments), actors, arguments);
    }

    /** That message as one line, from where it happened. */
    public StyledText line(Message message, List<Named> actors, Map<String, String> arguments) {
        return direction
                .map(way -> phrasing.far(message, madeOut(actors), arguments, reader, way))
                .orElseGet(() -> phrasing.line(message, madeOut(actors), arguments, reader.self()));
    }

    public List<StyledText> tell(String key, List<Named> actors, Map<String, String> arguments) {
        return List.of(line(key, actors, arguments));
    }

    public List<StyledText> tell(String key, List<Named> actors) {
        return tell(key, actors, Map.of());
    }

    /** A piece of a line, in words alone. */
    public String words(String key, List<Named> actors, Map<String, String> arguments) {
        var message = message(key, actors, arguments);
        return phrasing.fill(message.template(), madeOut(actors), arguments, reader.self());
    }

    private Message message(String key, List<Named> actors, Map<String, String> arguments) {
        assert phrasing.isGiven(key, actors, arguments) : key + " " + arguments;
        return phrasing.message(key, reader, scene);
    }

    private List<Named> madeOut(List<Named> actors) {
        if (seen) return actors;
        return actors.stream().map(actor -> isReader(actor) ? actor : SOMEONE).toList();
    }
}
