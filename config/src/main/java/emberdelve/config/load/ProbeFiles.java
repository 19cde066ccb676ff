package emberdelve.config.load;

import emberdelve.config.learnt.FolderText;
import emberdelve.config.load.sketch.Probe;
import emberdelve.config.load.sketch.Sketch;
import emberdelve.config.load.sketch.Visit;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Source;
import emberdelve.config.read.YamlNode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A made-up content folder that has whatever is asked for: every file, and one file of each sort in
 * every folder. Each file is a {@link Probe}, made for one reading. Thread: the one that loads.
 */
final class ProbeFiles extends ContentFiles {
    /** The name of every file and folder whose name builders choose. */
    static final String ANY = "any";

    /** The names of files in folders where not all are of one sort. */
    private static final Map<String, List<String>> NAMES =
            Map.of("messages", List.of(ANY, "verbs"));

    private static final String PAGE = "# " + ANY + "\n\nA page.\n";

    private final Map<String, Sketch> sketches;
    private final Map<String, Source> sources = new HashMap<>();
    private final Map<String, Probe> probes;
    private final List<Visit> visits = new ArrayList<>();

    /**
     * @param sketches what is known of the files, by their names with {@link #ANY} in them; it
     *     grows
     * @param probes the probes that made the files, by the same names; it grows, too
     */
    ProbeFiles(Map<String, Sketch> sketches, Map<String, Probe> probes, Problems problems) {
        super(FolderText.empty(ANY), problems);
        this.sketches = sketches;
        this.probes = probes;
    }

    /** Ends the visits, as all files have been read. */
    void end() {
        Visit.end(visits);
    }

    @Override
    List<String> names(String relative) {
        return List.of(ANY);
    }

    @Override
    List<String> names(String relative, String ending) {
        return NAMES.getOrDefault(relative, List.of(ANY)).stream()
                .map(name -> name + ending)
                .toList();
    }

    @Override
    void expectOnly(String relative, List<String> known) {}

    @Override
    boolean has(String relative) {
        return true;
    }

    @Override
    Optional<YamlNode> yaml(String relative) {
        var sketch = sketches.computeIfAbsent(relative, _ -> new Sketch());
        var source = sources.computeIfAbsent(relative, file -> new Source(file, ""));
        // Each probe has a random generator of its own, so that a change of one file leaves the
        // schemas of others alone.
        var probe =
                probes.computeIfAbsent(
                        relative, file -> new Probe(new SplittableRandom(file.hashCode())));
        return Optional.of(YamlNode.root(source, probe.document(sketch), Visit.of(sketch, visits)));
    }

    @Override
    Optional<Source> text(String relative) {
        return Optional.of(new Source(relative, PAGE));
    }
}
