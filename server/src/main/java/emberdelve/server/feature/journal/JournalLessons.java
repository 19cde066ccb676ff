package emberdelve.server.feature.journal;

import emberdelve.config.content.Content;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.MonsterType;
import emberdelve.server.view.Note;
import emberdelve.server.view.Text;
import emberdelve.server.view.View;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The lessons of a character on one kind of monster, a fact a line: more kills teach more facts
 * (docs/rules.md R12.2).
 */
final class JournalLessons {
    /**
     * The number of kills from which on one knows what items the kind has on it; the next two are
     * those for its ways, and for its numbers.
     */
    static final int DROPS = 3;

    static final int WAYS = 5;
    static final int NUMBERS = 10;

    private static final int FRAIL = 16;
    private static final int MIDDLING = 28;
    private static final int STURDY = 55;
    private static final int TOUGH = 90;
    private static final int QUICK = 8;
    private static final int STEADY = 12;
    private static final int SLOW = 16;

    private final Content content;
    private final MonsterType type;
    private final JournalEntry entry;
    private final List<String> names;
    private final List<View> lines = new ArrayList<>();

    private JournalLessons(
            Content content, MonsterType type, JournalEntry entry, List<String> names) {
        this.content = content;
        this.type = type;
        this.entry = entry;
        this.names = names;
    }

    /**
     * @param names the names of victims that had names of their own, the latest last
     */
    static List<View> of(
            Content content, MonsterType type, JournalEntry entry, List<String> names) {
        var lessons = new JournalLessons(content, type, entry, names);
        lessons.write();
        return List.copyOf(lessons.lines);
    }

    private void write() {
        var kills = entry.kills();
        if (kills > 0) lines.add(new Text(type.name(), type.description()));
        else add("journal.stranger", "kind", type.name());
        tally();
        if (kills > 0) add("journal.health-" + health());
        if (kills >= DROPS) drops();
        if (kills >= WAYS) ways();
        if (kills >= NUMBERS) numbers();
        next(kills);
    }

    private void tally() {
        if (entry.kills() > 0) {
            add("journal.alone", "count", entry.alone());
            if (entry.shared() > 0) add("journal.shared", "count", entry.shared());
            add("journal.first", "day", LocalDate.ofEpochDay(entry.firstDay()).toString());
            if (entry.lastDay() != entry.firstDay())
                add("journal.last", "day", LocalDate.ofEpochDay(entry.lastDay()).toString());
        }
        if (!names.isEmpty()) add("journal.called", "names", String.join(", ", names.reversed()));
        if (entry.closest() > 0) add("journal.closest", "hp", entry.closest());
        if (entry.deaths() > 0) add("journal.deaths", "count", entry.deaths());
    }

    private String health() {
        var hp = (type.hp().min() + type.hp().max()) / 2;
        if (hp <= FRAIL) return "frail";
        if (hp <= MIDDLING) return "middling";
        if (hp <= STURDY) return "sturdy";
        return hp <= TOUGH ? "tough" : "huge";
    }

    private void drops() {
        if (entry.drops().isEmpty()) add("journal.no-drops");
        entry.drops()
                .forEach((id, times) -> {
                    var item = content.items().get(id);
                    if (item != null)
                        lines.add(
                                Note.of(
                                        "journal.drop",
                                        Map.of("item", item.name(), "count", times.toString())));
                });
    }

    private void ways() {
        var habits = type.habits();
        add("journal.mind-" + word(type.mind()));
        if (type.fleesBelowPercent() > 0) add("journal.flees");
        if (type.callsForHelp()) add("journal.calls");
        if (habits.isThief()) add("journal.steals");
        if (habits.usesItems()) add("journal.uses-items");
        if (habits.picksUp()) add("journal.picks-up");
        for (var mind : Effect.PassingMind.values())
            if (habits.immune().contains(mind)) add("journal.never-" + word(mind));
        if (habits.immune().isEmpty()) add("journal.fears");
        add("journal.speed-" + speed());
    }

    private String speed() {
        if (type.speed() <= QUICK) return "quick";
        if (type.speed() <= STEADY) return "steady";
        return type.speed() <= SLOW ? "slow" : "ponderous";
    }

    private void numbers() {
        add("journal.hp", "range", range(type.hp()));
        blows("journal.attack", type.attack(), type.attackChance());
        blows("journal.defense", type.defense(), type.defenseChance());
        add("journal.ticks", "count", type.speed());
        if (type.fleesBelowPercent() > 0)
            add("journal.flees-below", "percent", type.fleesBelowPercent());
    }

    private void blows(String key, Dice dice, Dice chance) {
        lines.add(Note.of(key, Map.of("range", range(dice), "chance", range(chance))));
    }

    private void next(long kills) {
        for (var step : new int[] {1, DROPS, WAYS, NUMBERS}) {
            if (kills >= step) continue;
            add("journal.next", "count", step - kills);
            return;
        }
    }

    private static String range(Dice dice) {
        return dice.min() == dice.max()
                ? Integer.toString(dice.min())
                : dice.min() + "-" + dice.max();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private void add(String key) {
        lines.add(Note.of(key));
    }

    private void add(String key, String name, long value) {
        add(key, name, Long.toString(value));
    }

    private void add(String key, String name, String value) {
        lines.add(Note.of(key, Map.of(name, value)));
    }
}
