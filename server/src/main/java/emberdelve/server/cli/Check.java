package emberdelve.server.cli;

import emberdelve.config.content.Content;
import emberdelve.config.load.Schemas;
import emberdelve.config.load.sketch.Json;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.region.RegionFile;
import emberdelve.config.settings.SettingsLoader;
import emberdelve.server.feature.Features;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code emberdelve check}: reads settings and content as the server would, and starts nothing. */
@Command(
        name = "check",
        description = "Checks server.yaml and all content; lists every mistake with its place.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class Check implements Callable<Integer> {
    @Mixin private final Folders folders = new Folders();

    @Option(names = "--strict", description = "takes warnings for mistakes")
    private boolean strict;

    @Option(
            names = "--json",
            description =
                    "for programs: an object a line for each mistake and warning, and nothing else")
    private boolean json;

    @Option(
            names = "--watch",
            description = "checks again whenever a file has changed, until Ctrl-C")
    private boolean watch;

    @Option(
            names = "--schemas",
            paramLabel = "DIR",
            description = "only writes JSON Schemas of all content files, for editors")
    private Optional<Path> schemas = Optional.empty();

    @Option(
            names = "--keys",
            paramLabel = "FILE",
            description = "only writes a page of all keys of all content files")
    private Optional<Path> keys = Optional.empty();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        if (schemas.isPresent()) return write(schemas.get());
        if (keys.isPresent()) return writeKeys(keys.get());
        if (!watch) return check();
        try (var changes = Changes.in(folders.serverYaml(), folders.content())) {
            while (true) {
                check();
                var changed = changes.await();
                if (changed.isEmpty()) return ExitCode.OK;
                if (!json) spec.commandLine().getOut().println("Changed: " + changed.get());
            }
        }
    }

    private int check() {
        var problems = new Problems();
        var loaded = Loaded.read(folders, problems);
        var out = spec.commandLine().getOut();
        if (json) objects(problems, out);
        else {
            Loaded.tell(problems, spec.commandLine().getErr());
            loaded.ifPresent(all -> summary(all.content(), all.warnings(), out));
        }
        out.flush();
        var isFine = loaded.isPresent() && !(strict && problems.warned() > 0);
        return isFine ? ExitCode.OK : ExitCode.MISTAKE;
    }

    private int write(Path folder) throws IOException {
        Files.createDirectories(folder);
        var all = new ArrayList<>(schemas().all());
        all.add(SettingsLoader.schema());
        all.add(RegionFile.schema());
        for (var schema : all) Files.writeString(folder.resolve(schema.file()), schema.json());
        var out = spec.commandLine().getOut();
        out.println("Written: " + all.size() + " schemas to " + folder);
        out.flush();
        return ExitCode.OK;
    }

    private static Schemas schemas() {
        return Features.registry().loader().schemas();
    }

    private int writeKeys(Path file) throws IOException {
        Files.writeString(file, schemas().keys().text());
        var out = spec.commandLine().getOut();
        out.println("Written: " + file);
        out.flush();
        return ExitCode.OK;
    }

    /**
     * Prints the problems as JSON objects, and at the end an object by which a watching program
     * knows that the check is over.
     */
    private void objects(Problems problems, PrintWriter out) {
        for (var mistake : problems.list()) out.println(Json.line(object(mistake)));
        for (var warning : problems.warnings()) out.println(Json.line(object(warning)));
        if (!watch) return;
        var end = new LinkedHashMap<String, Object>();
        end.put("mistakes", problems.size());
        end.put("warnings", problems.warned());
        out.println(Json.line(end));
    }

    private static Map<String, Object> object(Problem problem) {
        var object = new LinkedHashMap<String, Object>();
        object.put("file", problem.file());
        object.put("line", problem.line());
        object.put("column", problem.column());
        object.put("severity", problem.severity().name().toLowerCase(Locale.ROOT));
        object.put("key", problem.key());
        object.put("value", problem.value());
        object.put("expected", problem.expected());
        problem.meant().ifPresent(meant -> object.put("meant", meant));
        return object;
    }

    private static void summary(Content content, int warnings, PrintWriter out) {
        var rooms = content.zones().values().stream().mapToInt(zone -> zone.rooms().size()).sum();
        out.println(
                (warnings == 0 ? "No mistakes: " : "No mistakes, warnings " + warnings + ": ")
                        + content.zones().size()
                        + " zones, "
                        + rooms
                        + " rooms, "
                        + content.monsters().size()
                        + " monsters, "
                        + content.items().size()
                        + " items, "
                        + content.messages().byKey().size()
                        + " messages, "
                        + content.help().size()
                        + " help pages.");
    }
}
