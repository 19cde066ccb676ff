package emberdelve.server.telnet;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The number of files and sockets that this process may have open, as the system says of it at the
 * start.
 *
 * @param most the most files and sockets together
 */
record Descriptors(int most) {
    /**
     * The descriptors of the server itself: its program, the store and its backup, the log, its own
     * ports.
     */
    static final int OWN = 200;

    /** The number where the system does not say. */
    static final Descriptors UNKNOWN = new Descriptors(Integer.MAX_VALUE);

    private static final Path LIMITS = Path.of("/proc/self/limits");

    /**
     * The line with the limit in force, behind which stands the limit up to which it could be
     * raised.
     */
    private static final Pattern LINE = Pattern.compile("Max open files +(\\d{1,9}) .*");

    static Descriptors ofThisProcess() {
        try {
            return of(Files.readAllLines(LIMITS));
        } catch (IOException notLinux) {
            return UNKNOWN;
        }
    }

    /** The descriptors by the lines of Linux's list of limits. */
    static Descriptors of(List<String> limits) {
        return limits.stream()
                .map(LINE::matcher)
                .filter(line -> line.matches())
                .map(line -> new Descriptors(Integer.parseInt(line.group(1))))
                .findFirst()
                .orElse(UNKNOWN);
    }

    /** The number that is left for connections. */
    int forConnections() {
        return Math.max(2, most - OWN);
    }
}
