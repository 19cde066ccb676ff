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
 * One event that is being put into words for one reader.
 *
 * @param direction where it happened, seen from the reader; empty for the reader's own room
 * @param seen whether the reader could see who acted
 * @param scene messages that replace the common ones of the same keys
 */
public record Rendering(
        Phrasing phrasing,
        Reader reader,
        Optional<Direction> direction,
        boolean seen,
        Map<String, Message> scene) {
    /** An actor that the reader cannot see (docs/rules.md R8.3). */
    private static final Named SOMEONE =
            new Named(Reader.NOBODY.self(), "someone", "", Pronouns.THEY);

    public static final List<StyledText> NOTHING = List.of();

    /** The same rendering for an event that is heard: the dark hides nobody's name. */
    public Rendering heard() {
        return new Rendering(phrasing, reader, direction, true, scene);
    }

    public boolean isReader(Named actor) {
        return actor.id().equals(reader.self());
    }

    public boolean isFar() {
        return direction.isPresent();
    }

    /** The message of that key as one line, with the direction of the event. */
    public StyledText line(String key, List<Named> actors, Map<String, String> arguments) {
        return line(message(key, actors, arguments), actors, arguments);
    }

    /** The message as one line, with the direction of the event. */
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

    /** A warning that the reader must answer at once, which programs know by its tone. */
    public List<StyledText> urge(String key, List<Named> actors, Map<String, String> arguments) {
        return List.of(Tones.urgent(line(key, actors, arguments)));
    }

    /** A part of a line, without style. */
    public String words(String key, List<Named> actors, Map<String, String> arguments) {
        var message = message(key, actors, arguments);
        return phrasing.fill(message.template(), madeOut(actors), arguments, reader.self());
    }

    /**
     * The actor with a number before the name: the second kobold; {@code number} is 0 for the only
     * kobold.
     */
    public Named numbered(Named actor, int number) {
        return phrasing.numbered(actor, number, reader.self());
    }

    /** The names of several actors, at least one: {@code Mira, Tolo and Edda}. */
    public String all(List<Named> actors) {
        var names = actors.stream().map(Named::name).toList();
        if (names.size() == 1) return names.getFirst();
        var first = String.join(", ", names.subList(0, names.size() - 1));
        return words("view.and", List.of(), Map.of("first", first, "last", names.getLast()));
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
