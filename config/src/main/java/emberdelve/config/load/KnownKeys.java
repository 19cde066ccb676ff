package emberdelve.config.load;

import emberdelve.config.load.sketch.Outline;
import emberdelve.config.load.sketch.Sketch;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The keys that may stand in the files of a content folder, and where, as the readers ask for them.
 * The schemas have limits of sizes besides; here are none. Immutable.
 */
public final class KnownKeys {
    private final Map<String, Sketch> byFiles;

    /** {@code sketches}: the sketches of files, by the names that probes have. */
    KnownKeys(Map<String, Sketch> sketches) {
        // The pattern of one file comes before that of all files of its folder.
        byFiles = new TreeMap<>(Comparator.reverseOrder());
        sketches.forEach((name, sketch) -> byFiles.put(Schemas.files(name), sketch));
    }

    /**
     * The outline of what may stand there.
     *
     * @param file within the content folder
     * @param path as in {@link YamlText}
     * @return empty where nothing may stand
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
