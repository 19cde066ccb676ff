package emberdelve.config.load;

import emberdelve.config.load.sketch.Outline;
import emberdelve.config.load.sketch.Sketch;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The keys that may stand in a content folder, and where, as the readers ask for them, without the
 * limits of sizes that the schemas have besides. Immutable once it is heard.
 */
public final class KnownKeys {
    private final Map<String, Sketch> byFiles;

    /** {@code sketches}: by the names that probes have. */
    KnownKeys(Map<String, Sketch> sketches) {
        // A certain file comes before any of its folder.
        byFiles = new TreeMap<>(Comparator.reverseOrder());
        sketches.forEach((name, sketch) -> byFiles.put(Schemas.files(name), sketch));
    }

    /**
     * The outline of what may stand there.
     *
     * @param file within the content folder
     * @param path as in {@link YamlText}
     * @return empty where nothing may
     */
    public Optional<Outline> at(String file, List<String> path) {
        var outline =
                byFiles.entrySet().stream()
                        .filter(each -> Schemas.matches(each.getKey(), file))
                        .findFirst()
                        .map(each -> Outline.of(each.getValue()));
        for (var step : path) outline = outline.flatMap(its -> its.step(step));
        return outline;
    }
}
