package emberdelve.server.cli;

import picocli.CommandLine.Model.CommandSpec;

import java.util.Optional;

/** The words for where the value of an option comes from: the command line or the environment. */
final class OptionOrigin {
    private OptionOrigin() {}

    /** The words for an option that has a value and is no default. */
    static String of(CommandSpec command, String option) {
        return isTyped(command, option) ? option : EnvironmentDefaults.variable(option);
    }

    /** Whether the option stands behind the command or before it. */
    private static boolean isTyped(CommandSpec command, String option) {
        var before = Optional.ofNullable(command.parent());
        return command.commandLine().getParseResult().hasMatchedOption(option)
                || before.filter(parent -> isTypedBefore(parent, option)).isPresent();
    }

    private static boolean isTypedBefore(CommandSpec parent, String option) {
        var known = parent.findOption(option);
        return known != null && parent.commandLine().getParseResult().hasMatchedOption(option);
    }
}
