package emberdelve.db.old;

import emberdelve.db.character.SettingsRow;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a player had arranged, as the text it was: a line with the version, then a line each, a word
 * and its value. Empty: nothing.
 */
final class OldHabits {
    private Optional<String> detail = Optional.empty();
    private String prompt = "";
    private String title = "";
    private boolean hints = true;
    private boolean minimap;
    private boolean assists = true;
    private boolean deleted;
    private long givenXp;
    private long ignoredSince;
    private final TreeSet<String> muted = new TreeSet<>();
    private final TreeSet<String> learned = new TreeSet<>();
    private final Map<String, String> aliases = new TreeMap<>();
    private final Map<Long, String> ignored = new TreeMap<>();

    private OldHabits() {}

    static OldHabits read(String text) {
        var habits = new OldHabits();
        for (var line : text.lines().skip(1).toList()) {
            var blank = line.indexOf(' ');
            if (blank >= 0) habits.take(line.substring(0, blank), line.substring(blank + 1));
        }
        return habits;
    }

    private void take(String word, String value) {
        switch (word) {
            case "combat" -> detail = Optional.of(value);
            case "prompt" -> prompt = value;
            case "hints" -> hints = !value.equals("off");
            case "minimap" -> minimap = value.equals("on");
            case "assist" -> assists = !value.equals("off");
            case "given-xp" -> givenXp = Long.parseLong(value);
            case "title" -> title = value;
            case "deleted" -> deleted = value.equals("yes");
            case "mute" -> muted.add(value);
            case "learned" -> learned.add(value);
            case "alias" -> aliases.put(head(value), tail(value));
            case "ignored-since" -> ignoredSince = Long.parseLong(value);
            case "ignore" -> ignored.put(Long.parseLong(head(value)), tail(value));
            default -> {}
        }
    }

    private static String head(String pair) {
        return pair.substring(0, pair.indexOf(' '));
    }

    private static String tail(String pair) {
        return pair.substring(pair.indexOf(' ') + 1);
    }

    long givenXp() {
        return givenXp;
    }

    boolean deleted() {
        return deleted;
    }

    SettingsRow settings(
            int wimpyPercent, boolean showRolls, boolean showFar, boolean screenReader) {
        return new SettingsRow(
                wimpyPercent,
                showRolls,
                showFar,
                screenReader,
                detail,
                prompt,
                title,
                hints,
                minimap,
                assists,
                false,
                muted.stream().toList(),
                learned.stream().toList(),
                aliases,
                ignoredSince,
                ignored);
    }
}
