package emberdelve.server.cli;

import emberdelve.db.open.StoreException;
import emberdelve.server.lifecycle.StartException;

import org.slf4j.LoggerFactory;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** All commands, ready to be executed. */
public final class CommandLines {
    /** Every command but the start of the server, by the word that names it, in order of help. */
    private static final Map<String, Supplier<Callable<Integer>>> OTHERS = others();

    private static final Set<String> HELP = Set.of("--help", "-h");

    /** The sign before the name of a file that holds arguments. */
    private static final String FILE_OF_ARGUMENTS = "@";

    private CommandLines() {}

    /**
     * @param environment where options that were not given are looked up, see {@link
     *     EnvironmentDefaults}
     */
    public static CommandLine of(Map<String, String> environment, ServerWiring wiring) {
        var others = new ArrayList<Callable<Integer>>();
        OTHERS.values().forEach(other -> others.add(other.get()));
        others.add(new Rehearse(() -> of(environment, wiring)));
        return with(others, environment, wiring);
    }

    /**
     * The commands that these arguments may need. To make a command, its annotations are read, and
     * the start of the server needs no other command.
     */
    public static CommandLine of(
            Map<String, String> environment, ServerWiring wiring, List<String> arguments) {
        return arguments.stream().anyMatch(CommandLines::mayNeedOthers)
                ? of(environment, wiring)
                : with(List.of(), environment, wiring);
    }

    private static boolean mayNeedOthers(String argument) {
        return OTHERS.containsKey(argument)
                || HELP.contains(argument)
                || argument.equals(Rehearse.NAME)
                || argument.startsWith(FILE_OF_ARGUMENTS);
    }

    private static Map<String, Supplier<Callable<Integer>>> others() {
        var others = new LinkedHashMap<String, Supplier<Callable<Integer>>>();
        others.put("check", Check::new);
        others.put("settings", ShowSettings::new);
        others.put("regions", ShowRegions::new);
        others.put("map", MapZone::new);
        others.put("odds", Odds::new);
        others.put("balance", Balance::new);
        others.put("new", NewThing::new);
        others.put("status", Status::new);
        others.put("verify", Verify::new);
        others.put("role", RoleOf::new);
        others.put("person", PersonOf::new);
        others.put("backup", Backup::new);
        others.put("restore", Restore::new);
        others.put("export", Export::new);
        others.put("import", Import::new);
        others.put("replay", ReplayCommand::new);
        others.put("simulate", Simulate::new);
        others.put("sounds", WriteSounds::new);
        others.put("mudlet-package", MudletFile::new);
        return Collections.unmodifiableMap(others);
    }

    private static CommandLine with(
            List<Callable<Integer>> others, Map<String, String> environment, ServerWiring wiring) {
        var all = new CommandLine(new Serve(wiring));
        others.forEach(all::addSubcommand);
        return all.setDefaultValueProvider(new EnvironmentDefaults(environment))
                .setExecutionStrategy(CommandLines::run)
                .setParameterExceptionHandler(CommandLines::mistake)
                .setExecutionExceptionHandler((failure, line, _) -> failed(failure, line));
    }

    /**
     * Runs the command. Options of the server's start are refused before another command, which
     * would ignore them.
     */
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

    /**
     * Reports a mistake of the command line without a page of usage, so that it does not scroll
     * away.
     */
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

    /**
     * The words for something that the machine has refused, wherever in the causes of the failure
     * it is; empty if there is no such cause.
     */
    private static Optional<String> surroundings(Throwable failure) {
        for (var cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof StoreException || cause instanceof StartException)
                return Optional.ofNullable(cause.getMessage());
        }
        return Optional.empty();
    }
}
