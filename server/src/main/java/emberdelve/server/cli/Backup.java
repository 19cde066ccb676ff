package emberdelve.server.cli;

import emberdelve.db.backup.Backups;
import emberdelve.server.feature.Features;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code emberdelve backup}: makes a backup of a stopped world, and checks it. */
@Command(
        name = "backup",
        description = {
            "Makes a backup of a stopped world and checks it.",
            "While the server runs, it makes them itself: type backup at its console."
        },
        mixinStandardHelpOptions = true)
final class Backup implements Callable<Integer> {
    /** The most backups to keep, enough for anybody: a larger number is mistyped. */
    private static final int KEEP_MAX = 10_000;

    @Mixin private final Folders folders = new Folders();

    @Option(
            names = "--to",
            paramLabel = "DIR",
            description = "where backups are kept (default: backup in the data folder)")
    private Optional<Path> to = Optional.empty();

    @Option(
            names = "--keep",
            paramLabel = "COUNT",
            description = "how many stay; older ones are deleted (default: all)")
    private int keep = KEEP_MAX;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        var line = spec.commandLine();
        if (keep < 1 || keep > KEEP_MAX)
            throw new ParameterException(
                    line, "--keep: " + keep + " (expected: 1.." + KEEP_MAX + ")");
        var backups =
                new Backups(
                        to.orElseGet(() -> Backups.standard(folders.data())), Features.tables());
        try (var bar = ProgressBar.on(line.getErr())) {
            var report = backups.makeOfStopped(folders.data(), keep, Instant.now(), bar);
            line.getOut()
                    .println(
                            report.backup().file()
                                    + ": "
                                    + report.audit().lines().getFirst()
                                    + "; "
                                    + report.octets()
                                    + " octets, "
                                    + report.swept().size()
                                    + " older deleted");
            line.getOut().flush();
        }
        return ExitCode.OK;
    }
}
