package emberdelve.server.view;

import emberdelve.server.model.Named;

import java.util.List;
import java.util.Map;

/**
 * One message to the reader.
 *
 * @param key of the message in content
 * @param actors the actors whom it names
 * @param arguments its values; never parsed as templates
 */
public record Note(String key, List<Named> actors, Map<String, String> arguments) implements View {
    public static Note of(String key) {
        return new Note(key, List.of(), Map.of());
    }

    public static Note of(String key, Named... actors) {
        return new Note(key, List.of(actors), Map.of());
    }

    public static Note of(String key, Map<String, String> arguments) {
        return new Note(key, List.of(), arguments);
    }
}
