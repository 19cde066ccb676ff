package emberdelve.server.cli;

import emberdelve.db.Database;
import emberdelve.db.VerifyReport;
import emberdelve.server.feature.Features;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.util.concurrent.Callable;

/** {@code emberdelve verify}: audits the stored world without changing it. */
@Command(
        name = "verify",
        description = "Audits a stopped world without changing it.",
        mixinStandardHelpOptions = true)
final class Verify implements Callable<Integer> {
    @Mixin private final Folders folders = new Folders();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        var line = spec.commandLine();
        var report = audited(line);
        var out = report.sound() ? line.getOut() : line.getErr();
        report.lines().forEach(out::println);
        out.flush();
        if (report.sound()) Law.tellFaults(folders, folders.data(), line.getErr());
        return report.sound() ? ExitCode.OK : ExitCode.SURROUNDINGS;
    }

    private VerifyReport audited(CommandLine line) {
        try (var bar = ProgressBar.on(line.getErr())) {
            return Database.verify(folders.data(), Features.tables(), bar);
        }
    }
}
