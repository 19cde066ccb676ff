package emberdelve.config.settings;

import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.Span;

import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The settings one by one, each by its key ({@code limits.guests}) and written as in {@code
 * server.yaml}, in the order of that file.
 */
public final class SettingValues {
    private static final long DAYS_LEAST = 2;
    private static final String NO_TEXT = "\"\"";

    private SettingValues() {}

    public static Map<String, String> of(Settings settings) {
        var values = new LinkedHashMap<String, String>();
        for (var part : Settings.class.getRecordComponents()) {
            var its = value(part, settings);
            for (var setting : part.getType().getRecordComponents())
                values.put(key(part) + "." + key(setting), written(value(setting, its)));
        }
        return Collections.unmodifiableMap(values);
    }

    /** The keys whose values are not the same in both, in the order of the file. */
    public static List<String> differing(Settings one, Settings other) {
        var others = of(other);
        return of(one).entrySet().stream()
                .filter(each -> !each.getValue().equals(others.get(each.getKey())))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static String key(RecordComponent component) {
        return component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    private static Object value(RecordComponent component, Object of) {
        try {
            return component.getAccessor().invoke(of);
        } catch (ReflectiveOperationException closed) {
            throw new IllegalStateException(component + ": a setting that cannot be read", closed);
        }
    }

    private static String written(Object value) {
        return switch (value) {
            case Duration span
                    when span.toDays() >= DAYS_LEAST
                            && span.equals(Duration.ofDays(span.toDays())) ->
                    span.toDays() + "d";
            case Duration span -> Span.written(span);
            case Enum<?> word -> OneOf.word(word);
            case List<?> all ->
                    all.stream()
                            .map(SettingValues::written)
                            .collect(Collectors.joining(", ", "[", "]"));
            case String text when text.isEmpty() -> NO_TEXT;
            default -> value.toString();
        };
    }
}
