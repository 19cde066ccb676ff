package emberdelve.config.load;

import emberdelve.config.load.sketch.Explainer;
import emberdelve.config.load.sketch.Json;
import emberdelve.config.load.sketch.KeyPage;
import emberdelve.config.load.sketch.Meanings;
import emberdelve.config.load.sketch.Probe;
import emberdelve.config.load.sketch.SchemaWriter;
import emberdelve.config.load.sketch.Sketch;
import emberdelve.config.load.sketch.Visit;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Source;
import emberdelve.config.read.YamlNode;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/**
 * JSON Schemas of all content files, made of what the readers ask for while they read probes. Equal
 * readers make equal schemas. Safe for any thread.
 */
public final class Schemas {
    /**
     * The readings in which the keys are learned: many more than are needed; all readings take a
     * second or two.
     */
    static final int READINGS_TO_LEARN = 200;

    /**
     * The readings in which sizes are measured: enough for every limit of a size to be met several
     * times.
     */
    static final int READINGS_TO_MEASURE = 600;

    private static final List<String> MOSTLY_BUILT =
            List.of("zones", "monsters", "items", "quests");
    private static final String TITLE = "Emberdelve: ";
    private static final String ENDING = ".json";
    private static final String MODELINE = "# yaml-language-server: $schema=";
    private static final Pattern ANY_NAME = Pattern.compile("\\b" + ProbeFiles.ANY + "\\b");

    private final List<PartReader<?>> readers;
    private Optional<Asked> asked = Optional.empty();
    private Optional<KnownKeys> known = Optional.empty();

    /** Takes the readers of the parts that stand in the content besides what all share. */
    Schemas(List<PartReader<?>> readers) {
        this.readers = readers;
    }

    /**
     * A schema.
     *
     * @param files the files that it is for, within the content folder: {@code zones/*}{@code
     *     /rooms.yaml}
     * @param json its text
     */
    public record Schema(String files, String json) {
        /** The schema's file: {@code zones-rooms.json}. */
        public String file() {
            return name() + ENDING;
        }

        private String name() {
            var words = new ArrayList<>(List.of(files.replace(".yaml", "").split("/", -1)));
            words.removeIf("*"::equals);
            return String.join("-", words);
        }

        /** Whether it is for that file of a content folder. */
        public boolean isFor(String relative) {
            return matches(files, relative);
        }
    }

    /** The keys and values that the readers have asked for, and the schemas made of it. */
    private record Asked(Map<String, Sketch> sketches, List<Schema> all) {}

    /**
     * All schemas, in the order of their files; the schema for one file comes before that for all
     * files of a folder.
     */
    public List<Schema> all() {
        return asked().all();
    }

    /** All schemas, made anew by so many readings. */
    List<Schema> anew(int toLearn, int toMeasure) {
        return of(explained(toLearn, toMeasure));
    }

    /** The answer of the readers; the first call has them read, which takes a second or two. */
    private synchronized Asked asked() {
        var before = asked;
        if (before.isPresent()) return before.get();
        var sketches = explained(READINGS_TO_LEARN, READINGS_TO_MEASURE);
        var now = new Asked(sketches, of(sketches));
        asked = Optional.of(now);
        return now;
    }

    /** The keys of all files without the limits of sizes, which are most of the work. */
    public synchronized KnownKeys knownKeys() {
        var before = known;
        if (before.isPresent()) return before.get();
        var sketches = learnt(READINGS_TO_LEARN, new HashMap<>());
        explain(sketches, meanings());
        var now = new KnownKeys(sketches);
        known = Optional.of(now);
        return now;
    }

    /** The meanings of all keys. */
    Meanings meanings() {
        return Meanings.of(readers);
    }

    private static List<Schema> of(Map<String, Sketch> sketches) {
        var schemas = new ArrayList<Schema>();
        sketches.forEach((name, sketch) -> {
            var files = files(name);
            schemas.add(new Schema(files, SchemaWriter.write(TITLE + files, sketch)));
        });
        schemas.sort((one, other) -> other.files().compareTo(one.files()));
        return List.copyOf(schemas);
    }

    /** All keys of all content files: first what most people build, then by the files' names. */
    public KeyPage keys() {
        var page = new KeyPage();
        ranked(sketches())
                .forEach((files, sketch) -> page.add(files, new Schema(files, "").name(), sketch));
        return page;
    }

    /** Gives each key its sentence. */
    static Explainer explain(Map<String, Sketch> sketches, Meanings meanings) {
        var explainer = new Explainer(meanings);
        ranked(sketches)
                .forEach(
                        (files, sketch) -> explainer.explain(new Schema(files, "").name(), sketch));
        return explainer;
    }

    private static Map<String, Sketch> ranked(Map<String, Sketch> sketches) {
        var byFiles =
                new TreeMap<String, Sketch>(
                        Comparator.comparingInt(Schemas::rank)
                                .thenComparing(Comparator.naturalOrder()));
        sketches.forEach((name, sketch) -> byFiles.put(files(name), sketch));
        return byFiles;
    }

    private static int rank(String files) {
        var folder = MOSTLY_BUILT.indexOf(files.split("/", 2)[0]);
        return folder < 0 ? MOSTLY_BUILT.size() : folder;
    }

    /** The schema of a file beside the content folder, which that reader reads. */
    public static Schema beside(String file, BiConsumer<YamlNode, Problems> reader) {
        var sketch = new Sketch();
        var probe = new Probe(new SplittableRandom(file.hashCode()));
        for (var i = 0; i < READINGS_TO_LEARN; i++) read(file, sketch, probe, reader);
        sketch.forgetSizes();
        probe.endLearning();
        for (var i = 0; i < READINGS_TO_MEASURE; i++) read(file, sketch, probe, reader);
        return new Schema(file, SchemaWriter.write(TITLE + file, sketch));
    }

    private static void read(
            String file, Sketch sketch, Probe probe, BiConsumer<YamlNode, Problems> reader) {
        var visits = new ArrayList<Visit>();
        var document = probe.document(sketch);
        var root = YamlNode.root(new Source(file, ""), document, Visit.of(sketch, visits));
        reader.accept(root, new Problems());
        Visit.end(visits);
    }

    /** The schema for that file of a content folder. */
    public static Optional<Schema> of(String relative, List<Schema> all) {
        return all.stream().filter(schema -> schema.isFor(relative)).findFirst();
    }

    /** The line at the beginning of that file by which editors find its schema. */
    public static String modeline(String relative, Schema schema) {
        return modeline(relative, schema.name());
    }

    /** The line at the beginning of that file by which editors find the schema of that name. */
    public static String modeline(String relative, String schema) {
        var up = "../".repeat(relative.split("/", -1).length);
        return MODELINE + up + "schemas/" + schema + ENDING;
    }

    /** The line by which editors find the schema of a file beside the content folder. */
    public static String modelineBeside(Schema schema) {
        return MODELINE + "schemas/" + schema.file();
    }

    /**
     * The settings of VS Code that give every file its schema.
     *
     * @param beside the schemas of files beside the content folder
     */
    public static String editorSettings(List<Schema> all, List<Schema> beside) {
        var files = new LinkedHashMap<String, Object>();
        for (var schema : all)
            files.put("./config/schemas/" + schema.file(), "config/content/" + schema.files());
        for (var schema : beside)
            files.put("./config/schemas/" + schema.file(), "config/" + schema.files());
        return Json.pretty(Map.of("yaml.schemas", files));
    }

    /** {@code zones/any/rooms.yaml} as {@code zones/*}{@code /rooms.yaml}. */
    static String files(String probed) {
        return ANY_NAME.matcher(probed).replaceAll("*");
    }

    static boolean matches(String files, String relative) {
        return Pattern.matches(files.replace(".", "\\.").replace("*", "[^/]*"), relative);
    }

    /** The sketches of the files, by the names that probes have; their keys have their meanings. */
    Map<String, Sketch> sketches() {
        return asked().sketches();
    }

    private Map<String, Sketch> explained(int toLearn, int toMeasure) {
        var sketches = heard(toLearn, toMeasure);
        explain(sketches, meanings());
        return sketches;
    }

    /** Has the readers read probes; returns the sketches of what they ask for. */
    private Map<String, Sketch> heard(int toLearn, int toMeasure) {
        var probes = new HashMap<String, Probe>();
        var sketches = learnt(toLearn, probes);
        sketches.values().forEach(Sketch::forgetSizes);
        probes.values().forEach(Probe::endLearning);
        for (var i = 0; i < toMeasure; i++) read(sketches, probes);
        return sketches;
    }

    private Map<String, Sketch> learnt(int times, Map<String, Probe> probes) {
        var sketches = new TreeMap<String, Sketch>();
        for (var i = 0; i < times; i++) read(sketches, probes);
        return sketches;
    }

    private void read(Map<String, Sketch> sketches, Map<String, Probe> probes) {
        var problems = new Problems();
        var files = new ProbeFiles(sketches, probes, problems);
        ContentLoader.read(new Draft(files, Optional.empty(), problems), readers);
        files.end();
    }
}
