package emberdelve.server.cli;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

import java.util.Locale;
import java.util.Map;

/**
 * The values of options that are not given, from the environment: {@code --data} from
 * EMBERDELVE_DATA. Flags have none there: {@code --new-world} must be meant each time.
 */
final class EnvironmentDefaults implements IDefaultValueProvider {
    private static final String PREFIX = "EMBERDELVE_";

    private final Map<String, String> environment;

    EnvironmentDefaults(Map<String, String> environment) {
        this.environment = environment;
    }

    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option) || option.arity().max() == 0) return null;
        var value = environment.get(variable(option.longestName()));
        return value == null || value.isBlank() ? null : value.strip();
    }

    /** The variable that stands for an option such as {@code --data}. */
    static String variable(String option) {
        var name = option.substring("--".length());
        return PREFIX + name.replace('-', '_').toUpperCase(Locale.ROOT);
    }
}
