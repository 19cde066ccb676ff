package emberdelve.server.console;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The server's own input and output. */
record StandardStreams(BufferedReader in, PrintStream out) {
    static StandardStreams ofProcess() {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        return new StandardStreams(in, System.out);
    }
}
