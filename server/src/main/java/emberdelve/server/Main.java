package emberdelve.server;

import emberdelve.server.cli.CommandLines;
import emberdelve.server.log.LastLines;
import emberdelve.server.wiring.ServerModule;

import org.slf4j.LoggerFactory;

import java.util.List;

/** The beginning of the process. What it does is decided by its arguments. */
public final class Main {
    private static final int FAULT = 1;

    private Main() {}

    /**
     * Runs one command and ends the process with its exit code: 0 in order, 1 a fault of ours, 2
     * settings, content or command line, 3 the surroundings.
     */
    public static void main(String[] arguments) {
        Thread.setDefaultUncaughtExceptionHandler(Main::die);
        var line = CommandLines.of(System.getenv(), ServerModule::wire, List.of(arguments));
        var code = line.execute(arguments);
        end(code);
    }

    /**
     * Ends the process when a thread has died: the world on disk is whole, but the world in memory
     * may not be.
     */
    private static void die(Thread thread, Throwable fault) {
        try {
            LoggerFactory.getLogger(Main.class).error("thread {} died", thread.getName(), fault);
        } finally {
            end(FAULT);
        }
    }

    /** Ends at once: the JVM's own way out would answer a signal with 143. */
    private static void end(int code) {
        LastLines.write();
        Runtime.getRuntime().halt(code);
    }
}
