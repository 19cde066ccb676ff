package emberdelve.server.cli;

import emberdelve.config.read.Problems;
import emberdelve.config.region.RegionFile;
import emberdelve.config.settings.Settings;
import emberdelve.config.settings.SettingsInForce;
import emberdelve.config.settings.SettingsLoader;
import emberdelve.db.Database;
import emberdelve.server.cli.LearntPlaces.Lesson;
import emberdelve.server.feature.Features;
import emberdelve.server.game.RegionPlan;
import emberdelve.server.lifecycle.Chore;
import emberdelve.server.lifecycle.StartException;
import emberdelve.server.log.LastLines;
import emberdelve.server.log.LogForm;
import emberdelve.server.reload.ContentFolder;
import emberdelve.server.reload.FolderWriter;
import emberdelve.server.replay.RecordingFile;
import emberdelve.server.wiring.Server;

import org.slf4j.LoggerFactory;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;

/** {@code emberdelve}: runs the server until somebody stops it. */
@Command(
        name = "emberdelve",
        description = "Runs the dungeon server until it is stopped.",
        mixinStandardHelpOptions = true,
        // There are no such methods, and the search for them takes a hundredth of a start.
        addMethodSubcommands = false,
        versionProvider = BuiltVersion.class,
        sortOptions = false,
        footer = {
            "",
            "Options can be set in the environment, too: EMBERDELVE_PORT,",
            "EMBERDELVE_TLS_PORT, EMBERDELVE_DATA and so on. While it runs, it reads",
            "staff commands from its standard input: role NAME owner, shutdown."
        })
final class Serve implements Callable<Integer> {
    /**
     * The time after which an orderly stop has failed; the last second of 15 is left for the log
     * (docs/operating.md P4).
     */
    private static final Duration STOP_WITHIN = Duration.ofSeconds(14);

    private final ServerWiring wiring;

    @Mixin private final Folders folders = new Folders();

    @Mixin private final ChosenPorts ports = new ChosenPorts();

    @Option(
            names = "--new-world",
            description = "begin a new world, or accept this one, where the marker file objects")
    private boolean newWorld;

    @Spec private CommandSpec spec = CommandSpec.create();

    Serve(ServerWiring wiring) {
        this.wiring = wiring;
    }

    @Override
    public Integer call() {
        var out = spec.commandLine().getOut();
        HeapSize.require(Runtime.getRuntime().maxMemory());
        takeBackWhatWasCutShort();
        var places = LearntPlaces.of(folders);
        var problems = new Problems();
        var text = Loaded.text(folders, problems);
        var known = text.flatMap(places::read);
        var lesson = known.isPresent() ? Optional.<Lesson>empty() : text.flatMap(places::lesson);
        var loaded = Loaded.from(folders, text, known, problems, spec.commandLine().getErr());
        if (loaded.isEmpty()) return ExitCode.MISTAKE;

        var settings = ports.in(loaded.get().settings());
        var plan = RegionPlan.of(loaded.get().regions());
        var inForce =
                new SettingsInForce(
                        settings,
                        readAgain(Files.exists(folders.serverYaml())),
                        () -> changedBeside(plan));
        var database = Database.open(folders.data(), newWorld, Features.tables());
        LogForm.ofProcess().ifPresent(form -> form.is(settings.log()));
        LogFile.open(folders.data(), settings.retention().log());
        for (var told : PrivateFolder.close(folders.data()))
            LoggerFactory.getLogger(Serve.class).warn("{}", told);
        if (plan.isDivided())
            LoggerFactory.getLogger(Serve.class)
                    .info("regions: {}", plan.told(loaded.get().content()));
        var server = wired(plan, inForce, loaded.get(), database);
        lesson.ifPresent(its -> keep(its, loaded.get()));
        return run(server, settings, out);
    }

    /**
     * Takes back a builder's deed during which a server ended, because what is written of it is no
     * valid content.
     */
    private void takeBackWhatWasCutShort() {
        var err = spec.commandLine().getErr();
        try {
            for (var file : new FolderWriter(folders.content()).recover())
                err.println(
                        "emberdelve: "
                                + folders.content().resolve(file.file())
                                + (file.isAsBefore()
                                        ? ": is as it was before a builder's deed that was cut"
                                                + " short"
                                        : ": was changed by hand since a builder's deed was cut"
                                                + " short, and stays as it is"));
            err.flush();
        } catch (IOException failure) {
            throw new StartException(
                    folders.content()
                            + ": a builder's deed that was cut short cannot be taken back ("
                            + failure.getClass().getSimpleName()
                            + "); make the folder writable and start again",
                    failure);
        }
    }

    /**
     * Keeps content that was read without warnings, so that the next start need not read and check
     * it.
     */
    private static void keep(Lesson lesson, Loaded loaded) {
        if (loaded.warnings() > 0) return;
        Chore.start("learner", () -> lesson.keep(loaded.content()));
    }

    /** Reads the settings anew; what was chosen at the start stays chosen. */
    private Function<Problems, Optional<Settings>> readAgain(boolean wasThere) {
        var file = folders.serverYaml();
        var name = String.valueOf(file.getFileName());
        return problems -> SettingsLoader.reload(file, name, wasThere, problems).map(ports::in);
    }

    /** Names the file of the regions if it says something else than at the start. */
    private List<String> changedBeside(RegionPlan plan) {
        var problems = new Problems();
        var now = RegionPlan.of(RegionFile.load(folders.regionsYaml(), problems));
        return problems.isEmpty() && now.equals(plan) ? List.of() : List.of(RegionFile.NAME);
    }

    private Server wired(
            RegionPlan plan, SettingsInForce settings, Loaded loaded, Database database) {
        try {
            var recorder =
                    RecordingFile.open(
                            folders.data().resolve("recording"),
                            settings.now().recording(),
                            Instant.now());
            return wiring.wire(
                    plan,
                    settings,
                    loaded.content(),
                    new ContentFolder(folders.content(), loaded.parsed(), loaded.regions()),
                    database,
                    recorder,
                    loaded.joints());
        } catch (RuntimeException failure) {
            database.close();
            throw failure;
        }
    }

    private static int run(Server server, Settings settings, PrintWriter out) {
        var scheme = settings.websocket().encrypted() ? "https" : "http";
        var control = server.control();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stopOnSignal(server), "signal"));
        server.start();
        out.println(
                BuiltVersion.told()
                        + " listens on port "
                        + server.port()
                        + ". Connect: telnet localhost "
                        + server.port());
        var ports = server.ports();
        ports.tls().ifPresent(port -> out.println("TLS on port " + port + "."));
        ports.websocket()
                .ifPresent(port ->
                        out.println("In a browser: " + scheme + "://localhost:" + port + "/"));
        ports.websocketTls()
                .ifPresent(port ->
                        out.println("Encrypted, in a browser: https://localhost:" + port + "/"));
        ports.proxy().ifPresent(port -> out.println("PROXY protocol on port " + port + "."));
        server.admin()
                .address()
                .ifPresent(address -> out.println("Figures and health: " + address));
        server.ownerCode()
                .ifPresent(code ->
                        out.println(
                                "First owner: create a character, then type in the game: claim "
                                        + code));
        out.flush();
        server.console().listen();

        control.awaitRequest();
        // Whoever asked for the stop, a disk that hangs must not keep the process from ending.
        Thread.ofPlatform().name("deadline").daemon().start(() -> endIfLate(server));
        server.stop();
        control.stopped();
        return exitCode(server, true);
    }

    /**
     * Stops the server on SIGTERM or SIGINT, on a thread of the JVM's. It must not return before
     * the server has stopped, or else the JVM would end with 143; while it waits, a second signal
     * changes nothing.
     */
    private static void stopOnSignal(Server server) {
        var control = server.control();
        control.requestStop("the server is shut down");
        end(server, control.awaitStopped(STOP_WITHIN));
    }

    private static void endIfLate(Server server) {
        if (!server.control().awaitStopped(STOP_WITHIN)) end(server, false);
    }

    private static void end(Server server, boolean inTime) {
        LastLines.write();
        Runtime.getRuntime().halt(exitCode(server, inTime));
    }

    /**
     * The exit code. If not all is stored, that code is used even if the stop took too long as
     * well.
     */
    private static int exitCode(Server server, boolean inTime) {
        if (server.control().isStoppedUnsaved()) return ExitCode.SURROUNDINGS;
        return inTime ? ExitCode.OK : ExitCode.FAULT;
    }
}
