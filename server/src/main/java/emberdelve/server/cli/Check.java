package emberdelve.server.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.util.concurrent.Callable;

/** {@code emberdelve check}: reads settings and content as the server would, and starts nothing. */
@Command(
        name = "check",
        description = "Checks server.yaml and all content; lists every mistake with its place.",
        mixinStandardHelpOptions = true)
final class Check implements Callable<Integer> {
    @Mixin private final Folders folders = new Folders();

    @Option(names = "--strict", description = "takes warnings for mistakes")
    private boolean strict;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        var loaded = Loaded.from(folders, spec.commandLine().getErr());
        if (loaded.isEmpty()) return ExitCode.MISTAKE;
        if (strict && loaded.get().warnings() > 0) return ExitCode.MISTAKE;

        var content = loaded.get().content();
        var rooms = content.zones().values().stream().mapToInt(zone -> zone.rooms().size()).sum();
        var out = spec.commandLine().getOut();
        var warnings = loaded.get().warnings();
        out.println(
                (warnings == 0 ? "No mistakes: " : "No mistakes, warnings " + warnings + ": ")
                        + content.zones().size()
                        + " zones, "
                        + rooms
                        + " rooms, "
                        + content.monsters().size()
                        + " monsters, "
                        + content.items().size()
                        + " items, "
                        + content.messages().byKey().size()
                        + " messages, "
                        + content.help().size()
                        + " help pages.");
        out.flush();
        return ExitCode.OK;
    }
}
