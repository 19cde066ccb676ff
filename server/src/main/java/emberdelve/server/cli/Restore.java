package emberdelve.server.cli;

import emberdelve.db.backup.BackupFile;
import emberdelve.db.backup.Backups;
import emberdelve.server.feature.Features;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code emberdelve restore FILE}: puts a backup in the place of a stopped world. */
@Command(
        name = "restore",
        description = {
            "Puts a backup in the place of a stopped world. What was there is kept aside.",
            "Without FILE, it lists the backups there are."
        },
        mixinStandardHelpOptions = true)
final class Restore implements Callable<Integer> {
    @Mixin private final Folders folders = new Folders();

    @Option(
            names = "--from",
            paramLabel = "DIR",
            description = "where backups are kept (default: backup in the data folder)")
    private Optional<Path> from = Optional.empty();

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE",
            description = "a backup, or its name in that folder, or the word latest")
    private Optional<String> file = Optional.empty();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        var backups =
                new Backups(
                        from.orElseGet(() -> Backups.standard(folders.data())), Features.tables());
        if (file.isEmpty()) return list(backups);

        var line = spec.commandLine();
        try (var bar = ProgressBar.on(line.getErr())) {
            var report =
                    backups.restore(folders.data(), find(backups, file.get()), Instant.now(), bar);
            var out = line.getOut();
            report.audit().lines().forEach(out::println);
            report.replaced()
                    .ifPresent(aside -> out.println("What was there before is in " + aside));
            out.flush();
            if (report.audit().sound()) Law.tellFaults(folders, folders.data(), line.getErr());
            return report.audit().sound() ? ExitCode.OK : ExitCode.SURROUNDINGS;
        }
    }

    private int list(Backups backups) {
        var out = spec.commandLine().getOut();
        var all = backups.all();
        if (all.isEmpty()) out.println("There are no backups.");
        for (var each : all)
            out.println(each.file() + "  of " + each.at() + ", checkpoint " + each.checkpoint());
        out.flush();
        return ExitCode.OK;
    }

    private Path find(Backups backups, String typed) {
        if (typed.equals("latest"))
            return backups.all().stream()
                    .findFirst()
                    .map(BackupFile::file)
                    .orElseThrow(() -> mistake(typed, "a backup, but there is none"));
        var path = Path.of(typed);
        if (Files.isRegularFile(path)) return path;
        return backups.all().stream()
                .map(BackupFile::file)
                .filter(each -> each.endsWith(path))
                .findFirst()
                .orElseThrow(() -> mistake(typed, "a file that is there, or latest"));
    }

    private ParameterException mistake(String typed, String expected) {
        return new ParameterException(
                spec.commandLine(), "FILE: " + typed + " (expected: " + expected + ")");
    }
}
