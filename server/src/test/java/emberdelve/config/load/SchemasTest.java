package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;

import emberdelve.config.learnt.FolderReader;
import emberdelve.config.learnt.FolderText;
import emberdelve.config.read.Problems;
import emberdelve.config.region.RegionFile;
import emberdelve.config.settings.SettingsLoader;
import emberdelve.server.feature.Features;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What editors say of a file, and what the readers say of it, is the same but for a few things. */
final class SchemasTest {
    private static final boolean LONG = Boolean.getBoolean("emberdelve.long");
    private static final Path CONTENT = Path.of("..", "config", "content");
    private static final FolderText TEXT =
            ContentLoader.text(new FolderReader(), CONTENT, new Problems()).orElseThrow();
    private static final Path SETTINGS = Path.of("..", "config", "server.yaml");
    private static final Path SCHEMAS = Path.of("..", "config", "schemas");
    private static final Path EDITOR = Path.of("..", ".vscode", "settings.json");
    private static final Schemas HEARD = Features.registry().loader().schemas();
    private static final List<Schemas.Schema> ALL = HEARD.all();
    private static final Schemas.Schema SERVER = SettingsLoader.schema();
    private static final Schemas.Schema REGIONS = RegionFile.schema();
    private static final List<Schemas.Schema> BESIDE = List.of(SERVER, REGIONS);
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7);

    private static final Map<Schemas.Schema, Schema> VALIDATORS =
            Stream.concat(ALL.stream(), BESIDE.stream())
                    .collect(
                            Collectors.toMap(
                                    Function.identity(),
                                    schema -> REGISTRY.getSchema(schema.json())));

    /** Ways to break a file of each kind that are tried, of all that there are. */
    private static final int WAYS = 30;

    private static final long SEED = 115;

    @Test
    void theCommittedSchemasAreWhatTheReadersAskFor() throws IOException {
        var isWriting = "write".equals(System.getProperty("emberdelve.golden"));
        var all = new ArrayList<>(ALL);
        all.addAll(BESIDE);
        for (var schema : all) {
            var file = SCHEMAS.resolve(schema.file());
            if (isWriting) Files.writeString(file, schema.json());
            assertThat(file).content().as(file::toString).isEqualTo(schema.json());
        }
        if (isWriting) {
            Files.createDirectories(EDITOR.getParent());
            Files.writeString(EDITOR, Schemas.editorSettings(ALL, BESIDE));
        }
        assertThat(EDITOR).content().isEqualTo(Schemas.editorSettings(ALL, BESIDE));
        try (var committed = Files.list(SCHEMAS)) {
            assertThat(committed.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            all.stream().map(Schemas.Schema::file).toList());
        }
    }

    @Test
    void theSameReadersMakeTheSameSchemas() {
        if (LONG)
            assertThat(HEARD.anew(Schemas.READINGS_TO_LEARN, Schemas.READINGS_TO_MEASURE))
                    .isEqualTo(ALL);
        else assertThat(HEARD.anew(20, 30)).isEqualTo(HEARD.anew(20, 30));
    }

    @Test
    void everyShippedFileNamesItsSchemaAndFitsIt() throws IOException {
        for (var file : shipped()) {
            var text = Files.readString(CONTENT.resolve(file));
            var schema = Schemas.of(file, ALL).orElseThrow();

            assertThat(text).as(file).startsWith(Schemas.modeline(file, schema) + "\n");
            // Not read as YAML by the validator: it takes an alias for a text.
            assertThat(mistakes(schema, Breakage.json(text))).as(file).isEmpty();
        }
    }

    @Test
    void everySchemaHasAFileThatIsShipped() throws IOException {
        var used = shipped().stream().map(file -> Schemas.of(file, ALL).orElseThrow()).distinct();
        assertThat(used).containsExactlyInAnyOrderElementsOf(ALL);
    }

    @TestFactory
    Stream<DynamicTest> whatIsBrokenIsRefusedByReaderAndSchema() {
        return ALL.stream()
                .map(schema -> DynamicTest.dynamicTest(schema.files(), () -> breaks(schema)));
    }

    private static void breaks(Schemas.Schema schema) throws IOException {
        var broken = new ArrayList<Breakage>();
        for (var file : shipped())
            if (Schemas.of(file, ALL).orElseThrow().equals(schema))
                broken.addAll(Breakage.of(file, Files.readString(CONTENT.resolve(file)), schema));
        assertThat(broken).hasSizeGreaterThanOrEqualTo(WAYS);

        for (var each : some(broken)) {
            var json = each.json();
            var isRefused = !mistakes(schema, json).isEmpty();
            assertThat(OneFile.complaints(TEXT, each.file(), json))
                    .as("the reader on " + each)
                    .isNotEmpty();
            assertThat(isRefused)
                    .as("the schema on " + each)
                    .isEqualTo(each.way().isSeenBySchemas());
        }
    }

    /** Of lists and names, what the readers' own limits are; the last of each line is beyond. */
    @Test
    void limitsOfListsAndNamesAreThoseOfTheReaders() {
        var tells = (IntFunction<String>) count -> many("{\"tell\": \"A.\"}", count);
        for (var count : List.of(1, 50)) isTaken(trigger(tells.apply(count)), true);
        for (var count : List.of(0, 51)) isTaken(trigger(tells.apply(count)), false);
        var answer = "{\"answer\": \"B\", \"do\": [{\"tell\": \"C.\"}]}";
        var asks = "{\"ask\": {\"question\": \"A?\", \"answers\": [%s]}}";
        for (var count : List.of(2, 9)) isTaken(trigger(asks.formatted(many(answer, count))), true);
        for (var count : List.of(0, 1, 10))
            isTaken(trigger(asks.formatted(many(answer, count))), false);
        isTaken("\"remembers\": {\"left-2\": \"who\"}", true);
        isTaken("\"remembers\": {\"Left\": \"who\"}", false);
        var stage = "{\"quest\": {\"the-tub\": {\"stage\": \"found\", \"with\": [%s]}}}";
        isTaken(trigger(stage.formatted("\"room.left\"")), true);
        isTaken(trigger(stage.formatted("")), false);
        isTaken(trigger("{\"quest\": {\"The-Tub\": \"found\"}}"), false);
    }

    private static String many(String item, int count) {
        return String.join(", ", Collections.nCopies(count, item));
    }

    private static String trigger(String steps) {
        return "\"triggers\": [{\"name\": \"a\", \"when\": \"enter\", \"do\": [" + steps + "]}]";
    }

    /** A room with that, as an editor sees it. */
    private static void isTaken(String keys, boolean isTaken) {
        var schema = Schemas.of("zones/mine/rooms.yaml", ALL).orElseThrow();
        var room =
                "{\"cell\": {\"name\": \"A Cell\", \"at\": [0, 0, 0], \"description\": \"It is"
                        + " bare.\", %s}}";
        assertThat(mistakes(schema, room.formatted(keys)).isEmpty()).as(keys).isEqualTo(isTaken);
    }

    @Test
    void theShippedSettingsNameTheirSchemaAndFitItAndNothingBrokenDoes(@TempDir Path folder)
            throws IOException {
        var text = Files.readString(SETTINGS);
        assertThat(text).startsWith(Schemas.modelineBeside(SERVER) + "\n");
        assertThat(mistakes(SERVER, Breakage.json(text))).isEmpty();

        var broken = Breakage.of("server.yaml", text, SERVER);
        assertThat(broken).hasSizeGreaterThanOrEqualTo(WAYS);
        for (var each : broken) {
            var json = each.json();
            var file = Files.writeString(folder.resolve(each.file()), json);
            assertThat(SettingsLoader.load(file, new Problems()))
                    .as("the reader on " + each)
                    .isEmpty();
            assertThat(!mistakes(SERVER, json).isEmpty())
                    .as("the schema on " + each)
                    .isEqualTo(each.way().isSeenBySchemas());
        }
    }

    @Test
    void aFileOfRegionsFitsItsSchemaAndNothingBrokenDoes(@TempDir Path folder) throws IOException {
        var text =
                """
                regions:
                  town: {}
                  mine: {zones: [old-mine, low-pumps]}
                """;
        assertThat(mistakes(REGIONS, Breakage.json(text))).isEmpty();

        var broken = Breakage.of(RegionFile.NAME, text, REGIONS);
        assertThat(broken).isNotEmpty();
        for (var each : broken) {
            var json = each.json();
            var problems = new Problems();
            RegionFile.load(Files.writeString(folder.resolve(each.file()), json), problems);
            assertThat(problems.isEmpty()).as("the reader on " + each).isFalse();
            assertThat(!mistakes(REGIONS, json).isEmpty())
                    .as("the schema on " + each)
                    .isEqualTo(each.way().isSeenBySchemas());
        }
    }

    /** Some of each way to break it. */
    private static List<Breakage> some(List<Breakage> all) {
        var random = new SplittableRandom(SEED);
        var some = new ArrayList<Breakage>();
        for (var way : Breakage.Way.values()) {
            var fitting = new ArrayList<>(all.stream().filter(each -> each.way() == way).toList());
            Collections.shuffle(fitting, random);
            some.addAll(fitting.subList(0, Math.min(WAYS / 5, fitting.size())));
        }
        var rest = new ArrayList<>(all);
        Collections.shuffle(rest, random);
        for (var each : rest) if (some.size() < WAYS) some.add(each);
        return some;
    }

    private static List<String> mistakes(Schemas.Schema schema, String json) {
        return VALIDATORS.get(schema).validate(json, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }

    private static List<String> shipped() {
        try (var files = Files.walk(CONTENT)) {
            return files.map(file -> CONTENT.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".yaml"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
