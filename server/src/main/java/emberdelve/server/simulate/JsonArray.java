package emberdelve.server.simulate;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.BiConsumer;

/** Figures for programs: a JSON array with an object a line. */
public final class JsonArray {
    private JsonArray() {}

    /**
     * A line for each, in their order.
     *
     * @param object writes one of them as an object of JSON; the formatter always writes numbers
     *     with a decimal point
     */
    public static <T> String of(List<T> all, BiConsumer<Formatter, T> object) {
        var array = new StringJoiner(",\n", "[\n", "\n]\n");
        for (var each : all) {
            var line = new Formatter(Locale.ROOT);
            object.accept(line, each);
            array.add(line.toString());
        }
        return array.toString();
    }
}
