package emberdelve.server.cli;

import emberdelve.db.open.StoreException;
import emberdelve.server.lifecycle.StartException;

import org.slf4j.LoggerFactory;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

import java.util.Map;
import java.util.Optional;

/** All commands, ready to be executed. */
public final class CommandLines {
    private CommandLines() {}

    /**
     * @param environment where options that were not given are looked up, see {@link
     *     EnvironmentDefaults}
     */
    public static CommandLine of(Map<String, String> environment, ServerWiring wiring) {
        return new CommandLine(new Serve(wiring))
                .addSubcommand(new Check())
                .addSubcommand(new MapZone())
                .addSubcommand(new Odds())
                .addSubcommand(new Balance())
                .addSubcommand(new NewThing())
                .addSubcommand(new Verify())
                .addSubcommand(new RoleOf())
                .addSubcommand(new Backup())
                .addSubcommand(new Restore())
                .addSubcommand(new Export())
                .addSubcommand(new Import())
                .addSubcommand(new ReplayCommand())
                .addSubcommand(new Simulate())
                .addSubcommand(new Rehearse(() -> of(environment, wiring)))
                .setDefaultValueProvider(new EnvironmentDefaults(environment))
                .setExecutionStrategy(CommandLines::run)
                .setParameterExceptionHandler(CommandLines::mistake)
                .setExecutionExceptionHandler((failure, line, _) -> failed(failure, line));
    }

    /** What only concerns the start of the server would be passed over before another command. */
    private static int run(ParseResult parsed) {
        if (parsed.hasSubcommand()) {
            var command = parsed.subcommand().commandSpec();
            for (var option : parsed.matchedOptions())
                if (!Folders.areNamed(option) && !option.usageHelp() && !option.versionHelp())
                    throw new ParameterException(
                            command.commandLine(),
                            option.longestName() + ": means nothing to " + command.name());
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    /** One line instead of a page of usage: the mistake must not scroll away. */
    private static int mistake(ParameterException mistake, String[] arguments) {
        var line = mistake.getCommandLine();
        line.getErr().println("emberdelve: " + mistake.getMessage());
        line.getErr().println("Try: ./emberdelve --help");
        return ExitCode.MISTAKE;
    }

    private static int failed(Exception failure, CommandLine line) {
        var reason = surroundings(failure);
        if (reason.isPresent()) {
            line.getErr().println("emberdelve: " + reason.get());
            return ExitCode.SURROUNDINGS;
        }
        LoggerFactory.getLogger(CommandLines.class).error("the server failed", failure);
        return ExitCode.FAULT;
    }

    /** What was refused to us, wherever in the wiring it came up. */
    private static Optional<String> surroundings(Throwable failure) {
        for (var cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof StoreException || cause instanceof StartException)
                return Optional.ofNullable(cause.getMessage());
        }
        return Optional.empty();
    }
}
