package emberdelve.server.cli;

import emberdelve.config.load.ParsedFiles;
import emberdelve.config.read.Problems;
import emberdelve.config.region.RegionFile;
import emberdelve.server.feature.Features;
import emberdelve.server.reload.KeptContent;
import emberdelve.server.replay.Contents;
import emberdelve.server.replay.Replay;
import emberdelve.server.replay.Replay.Result;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/** {@code emberdelve replay FILE}: plays a recording again and looks for the first difference. */
@Command(
        name = "replay",
        description = "Plays a recording again and names the first tick that differs.",
        mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
    @Mixin private final Folders folders = new Folders();

    @Parameters(paramLabel = "FILE", description = "from the folder recording of the data")
    private Path file = Path.of("");

    @Option(
            names = "--at-once",
            paramLabel = "N",
            description =
                    "inputs between two ticks that are run in one go (default: all); no number"
                            + " may make a difference")
    private int atOnce = Integer.MAX_VALUE;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        var line = spec.commandLine();
        if (!Files.isReadable(file)) {
            line.getErr().println("emberdelve: " + file + " (expected: a recording)");
            return ExitCode.MISTAKE;
        }
        var loaded = Loaded.from(folders, line.getErr());
        if (loaded.isEmpty()) return ExitCode.MISTAKE;

        try (var log = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            var content = loaded.get().content();
            return tell(new Replay(content, kept(), Math.max(1, atOnce), _ -> {}).run(log));
        }
    }

    /** The contents that the world kept when they were reloaded. */
    private Contents kept() {
        var loader = Features.registry().loader();
        var kept = new KeptContent(folders.data(), new ParsedFiles(), loader, RegionFile.NONE);
        return version -> kept.load(version, new Problems());
    }

    private int tell(Result result) {
        var line = spec.commandLine();
        switch (result) {
            case Result.Same(var ticks, var hash, var faults) -> {
                line.getOut()
                        .println(
                                "Identical: "
                                        + ticks
                                        + " ticks, the last with hash "
                                        + Long.toHexString(hash)
                                        + "; deeds that failed: "
                                        + faults
                                        + ".");
                line.getOut().flush();
                return ExitCode.OK;
            }
            case Result.Differs(var tick, var recorded, var played) -> {
                line.getErr()
                        .println(
                                "emberdelve: tick "
                                        + tick
                                        + " is the first that differs: "
                                        + Long.toHexString(played)
                                        + " (expected: "
                                        + Long.toHexString(recorded)
                                        + ")");
                return ExitCode.FAULT;
            }
            case Result.OtherContent(var recorded, var present) -> {
                line.getErr()
                        .println(
                                "emberdelve: the content is version "
                                        + present
                                        + " (expected: "
                                        + recorded
                                        + ", as when it was recorded)");
                return ExitCode.MISTAKE;
            }
            case Result.Unreadable(var number, var why) -> {
                line.getErr().println("emberdelve: " + file + ":" + number + ": " + why);
                return ExitCode.MISTAKE;
            }
        }
    }
}
