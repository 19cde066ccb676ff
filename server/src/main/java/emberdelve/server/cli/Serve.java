package emberdelve.server.cli;

import emberdelve.config.settings.Settings;
import emberdelve.config.settings.TelnetSettings;
import emberdelve.db.Database;
import emberdelve.server.Server;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code emberdelve}: runs the server until somebody stops it. */
@Command(
        name = "emberdelve",
        description = "Runs the dungeon server until it is stopped.",
        mixinStandardHelpOptions = true,
        version = Serve.NAME,
        sortOptions = false,
        footer = {
            "",
            "Options can be set in the environment, too: EMBERDELVE_PORT,",
            "EMBERDELVE_DATA, EMBERDELVE_CONFIG. While it runs, it reads staff",
            "commands from its standard input: role NAME owner, shutdown."
        })
final class Serve implements Callable<Integer> {
    static final String NAME = "Emberdelve 0.1.0";

    /** After so long an orderly stop has failed (RELIABILITY P4). */
    private static final Duration STOP_WITHIN = Duration.ofSeconds(15);

    private final ServerWiring wiring;

    @Mixin private final Folders folders = new Folders();

    @Option(
            names = "--port",
            paramLabel = "PORT",
            converter = PortNumber.class,
            description = "port to listen on; 0 takes any free one (default: that of server.yaml)")
    private Optional<Integer> port = Optional.empty();

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
        var loaded = Loaded.from(folders, spec.commandLine().getErr());
        if (loaded.isEmpty()) return ExitCode.MISTAKE;

        var settings = withPort(loaded.get().settings());
        var database = Database.open(folders.data(), newWorld);
        LogFile.open(folders.data());
        return run(wired(settings, loaded.get(), database), out);
    }

    private Server wired(Settings settings, Loaded loaded, Database database) {
        try {
            return wiring.wire(settings, loaded.content(), database);
        } catch (RuntimeException failure) {
            database.close();
            throw failure;
        }
    }

    private static int run(Server server, PrintWriter out) {
        var control = server.control();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stopOnSignal(server), "signal"));
        server.start();
        out.println(NAME + " listens on port " + server.port()
                + ". Connect: telnet localhost " + server.port());
        out.println("First owner: create a character, then type here: role NAME owner");
        out.flush();

        control.awaitRequest();
        server.stop();
        control.stopped();
        return exitCode(server);
    }

    /**
     * SIGTERM and SIGINT run this on a thread of the JVM's. It must not return before the end: the
     * JVM would then answer 143, and a second signal changes nothing while it waits.
     */
    private static void stopOnSignal(Server server) {
        var control = server.control();
        control.requestStop("the server is shut down");
        var inTime = control.awaitStopped(STOP_WITHIN);
        Runtime.getRuntime().halt(inTime ? exitCode(server) : ExitCode.FAULT);
    }

    private static int exitCode(Server server) {
        return server.control().isStoppedUnsaved() ? ExitCode.SURROUNDINGS : ExitCode.OK;
    }

    private Settings withPort(Settings read) {
        if (port.isEmpty()) return read;
        var telnet = read.telnet();
        return new Settings(
                new TelnetSettings(
                        port.get(),
                        telnet.bind(),
                        telnet.lineMaxChars(),
                        telnet.outputMaxOctets(),
                        telnet.idleTimeout(),
                        telnet.eventLoops()),
                read.world(),
                read.limits(),
                read.passwords());
    }
}
