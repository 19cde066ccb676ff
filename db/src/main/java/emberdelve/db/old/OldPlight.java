package emberdelve.db.old;

import emberdelve.db.character.EffectRow;
import emberdelve.db.character.PlightRow;
import emberdelve.db.character.PlightRow.MindRow;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What had befallen a character, as the text it was: a line with the version, then a line each,
 * tabs between its words. Empty: nothing. A line that cannot be read is passed over, as it always
 * was.
 */
final class OldPlight {
    private final List<EffectRow> effects = new ArrayList<>();
    private final List<MindRow> minds = new ArrayList<>();
    private final Map<String, Long> recovering = new TreeMap<>();

    private OldPlight() {}

    static PlightRow read(String text) {
        var plight = new OldPlight();
        for (var line : text.lines().skip(1).toList()) plight.take(line.split("\t", -1));
        return new PlightRow(plight.effects, plight.minds, plight.recovering);
    }

    private void take(String[] words) {
        try {
            switch (words[0]) {
                case "speed" -> effects.add(speed(words));
                case "stats" -> effects.add(strength(words));
                case "over" -> effects.add(overTime(words));
                case "mind" -> minds.add(new MindRow(words[1], number(words[2])));
                case "recovers" -> recovering.put(words[1], Long.parseLong(words[2]));
                default -> {}
            }
        } catch (NumberFormatException
                | DateTimeParseException
                | ArrayIndexOutOfBoundsException unreadable) {
            // It ends with the restart, and nothing else does.
            return;
        }
    }

    private static EffectRow speed(String[] words) {
        return new EffectRow.Speed(
                words[1], number(words[2]), Duration.parse(words[3]), number(words[4]));
    }

    private static EffectRow strength(String[] words) {
        return new EffectRow.Strength(
                words[1],
                number(words[2]),
                number(words[3]),
                number(words[4]),
                number(words[5]),
                number(words[6]),
                number(words[7]),
                0,
                0,
                Duration.parse(words[8]),
                number(words[9]));
    }

    private static EffectRow overTime(String[] words) {
        return new EffectRow.OverTime(
                words[1],
                words[2],
                Boolean.parseBoolean(words[3]),
                words[4],
                Duration.parse(words[5]),
                number(words[6]),
                number(words[7]),
                number(words[8]));
    }

    private static int number(String word) {
        return Integer.parseInt(word);
    }
}
