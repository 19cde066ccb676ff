package emberdelve.server.console;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Plain lines in and out, as through pipes. */
final class PipeSeat implements Seat {
    private final BufferedReader in;
    private final PrintStream out;

    PipeSeat(BufferedReader in, PrintStream out) {
        this.in = in;
        this.out = out;
    }

    /** The server's own input and output. */
    static PipeSeat ofProcess() {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        return new PipeSeat(in, System.out);
    }

    @Override
    public void take() {}

    @Override
    public Deed next() throws IOException {
        var line = in.readLine();
        return line == null ? new Deed.Gone() : new Deed.Typed(line);
    }

    @Override
    public void print(List<String> lines) {
        lines.forEach(out::println);
        out.flush();
    }

    @Override
    public void leave() {}
}
