package emberdelve.server.checkpoint;

import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Detail;
import emberdelve.server.model.Ignored;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * {@link CharacterSettings} as text: a line with the version, then a line each, a word and its
 * value. Unknown words are passed over, so that a program one release older still reads the rest.
 * Pure.
 */
public final class HabitsText {
    private static final String VERSION = "1";

    private HabitsText() {}

    /** Empty for a character that has arranged nothing. */
    static String write(CharacterSettings habits) {
        if (habits.equals(CharacterSettings.DEFAULT)) return "";
        var text = new StringBuilder(VERSION);
        habits.detail().ifPresent(detail -> line(text, "combat", word(detail)));
        if (!habits.prompt().isEmpty()) line(text, "prompt", habits.prompt());
        if (!habits.hints()) line(text, "hints", "off");
        if (habits.minimap()) line(text, "minimap", "on");
        if (!habits.assists()) line(text, "assist", "off");
        if (habits.givenXp() > 0) line(text, "given-xp", Long.toString(habits.givenXp()));
        if (habits.deleted()) line(text, "deleted", "yes");
        if (!habits.title().isEmpty()) line(text, "title", habits.title());
        habits.mutedChannels().forEach(channel -> line(text, "mute", channel));
        habits.learned().forEach(lesson -> line(text, "learned", lesson));
        habits.aliases().forEach((from, to) -> line(text, "alias", from + " " + to));
        var ignored = habits.ignored();
        if (ignored.sinceTick() > 0)
            line(text, "ignored-since", Long.toString(ignored.sinceTick()));
        ignored.names().forEach((id, name) -> line(text, "ignore", id + " " + name));
        return text.toString();
    }

    /** What {@link #write} wrote; nothing arranged for an empty text. */
    public static CharacterSettings read(String text) {
        if (text.isEmpty()) return CharacterSettings.DEFAULT;
        var habits = CharacterSettings.DEFAULT;
        var ignored = new TreeMap<Long, String>();
        var since = 0L;
        for (var line : text.lines().skip(1).toList()) {
            var blank = line.indexOf(' ');
            if (blank < 0) continue;
            var value = line.substring(blank + 1);
            switch (line.substring(0, blank)) {
                case "ignored-since" -> since = Long.parseLong(value);
                case "ignore" -> {
                    var pair = pair(value);
                    ignored.put(Long.parseLong(pair.getKey()), pair.getValue());
                }
                default -> habits = with(habits, line.substring(0, blank), value);
            }
        }
        return habits.withIgnored(new Ignored(since, ignored));
    }

    private static CharacterSettings with(CharacterSettings habits, String word, String value) {
        return switch (word) {
            case "combat" -> habits.withDetail(detail(value));
            case "prompt" -> habits.withPrompt(value);
            case "hints" -> habits.withHints(!value.equals("off"));
            case "minimap" -> habits.withMinimap(value.equals("on"));
            case "assist" -> habits.withAssists(!value.equals("off"));
            case "given-xp" -> habits.withGivenXp(Long.parseLong(value));
            case "title" -> habits.withTitle(value);
            case "deleted" -> habits.withDeleted(value.equals("yes"));
            case "mute" -> habits.withMuted(value, true);
            case "learned" -> habits.withLearned(value);
            case "alias" -> {
                var pair = pair(value);
                yield habits.withAlias(pair.getKey(), pair.getValue());
            }
            default -> habits;
        };
    }

    private static Optional<Detail> detail(String value) {
        for (var detail : Detail.values()) {
            if (word(detail).equals(value)) return Optional.of(detail);
        }
        return Optional.empty();
    }

    private static Map.Entry<String, String> pair(String value) {
        var blank = value.indexOf(' ');
        return Map.entry(value.substring(0, blank), value.substring(blank + 1));
    }

    private static String word(Detail detail) {
        return detail.name().toLowerCase(Locale.ROOT);
    }

    private static void line(StringBuilder text, String word, String value) {
        text.append('\n').append(word).append(' ').append(value);
    }
}
