package emberdelve.server.builder;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The reader of a key as builders type it: {@code details."half door"}, {@code triggers[2].chance}.
 */
final class KeyPath {
    private KeyPath() {}

    static List<String> of(String typed) {
        var steps = new ArrayList<String>();
        var step = new StringBuilder();
        var isQuoted = false;
        for (var i = 0; i < typed.length(); i++) {
            var c = typed.charAt(i);
            if (c == '"') isQuoted = !isQuoted;
            else if (isQuoted || (c != '.' && c != '[' && c != ']')) step.append(c);
            else if (c != ']') end(step, steps);
        }
        end(step, steps);
        if (isQuoted || steps.isEmpty())
            throw Refused.because("build.no-key", Map.of("key", typed));
        return steps;
    }

    private static void end(StringBuilder step, List<String> steps) {
        if (!step.isEmpty()) steps.add(step.toString());
        step.setLength(0);
    }
}
