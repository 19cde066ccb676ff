package emberdelve.bench.command;

import org.openjdk.jmh.Main;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

/** {@code bench micro}: one part of the server under JMH, which reads the rest of the line. */
@Command(
        name = "micro",
        description = {
            "One part of the server under JMH, by its name, such as: micro CalendarBenchmark.",
            "What follows is for JMH: -l lists all, -h tells more, -p NAME=VALUE sets something."
        })
final class MicroCommand implements Callable<Integer> {
    @Parameters(paramLabel = "NAME", description = "a pattern, and options of JMH")
    private List<String> arguments = List.of();

    @Override
    public Integer call() throws IOException {
        Main.main(arguments.toArray(String[]::new));
        return 0;
    }
}
