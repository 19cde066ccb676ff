package emberdelve.server.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

import java.util.concurrent.Callable;
import java.util.function.Supplier;

/**
 * {@code emberdelve rehearse}: one short life of a server, for the launcher's JVM to learn from.
 * The server stops when its standard input says so.
 */
@Command(
        name = "rehearse",
        hidden = true,
        description = "Starts a server and fights a little, for later starts to be quicker.")
final class Rehearse implements Callable<Integer> {
    // Enough for the JVM to see what is hot in a fight.
    private static final String[] FIGHTS = {
        "simulate", "--party", "guardian:2,striker:2", "--against", "kobold:8", "--fights", "3000"
    };

    private final Supplier<CommandLine> commands;

    @Mixin private final Folders folders = new Folders();

    Rehearse(Supplier<CommandLine> commands) {
        this.commands = commands;
    }

    @Override
    public Integer call() {
        var served = commands.get().execute("--port", "0", "--data", folders.data().toString());
        return served == ExitCode.OK ? commands.get().execute(FIGHTS) : served;
    }
}
