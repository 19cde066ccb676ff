package emberdelve.config.load;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.MonsterType;
import emberdelve.config.read.Position;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.spelling.EditDistance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The search for names that differ by one typing slip, as one of them is probably the other,
 * mistyped. It compares the rooms of a zone, monsters, items and factions, each among themselves.
 */
final class LookAlikes {
    /**
     * The shortest word that is compared: pit, pot and pet show that shorter ones have too many
     * neighbours.
     */
    private static final int WORD_MIN_CHARS = 6;

    private final Problems problems;

    /** The names seen so far, by their {@link #forms}. */
    private final Map<String, List<Named>> seen = new HashMap<>();

    private LookAlikes(Problems problems) {
        this.problems = problems;
    }

    private record Named(String name, Position at) {}

    static void warn(Draft draft) {
        var zones = new TreeMap<String, LookAlikes>();
        for (var found : draft.rooms.found().values())
            zones.computeIfAbsent(found.room().id().zone(), _ -> new LookAlikes(draft.problems))
                    .add(found.room().name(), found.node(), "name");

        var monsters = new LookAlikes(draft.problems);
        var items = new LookAlikes(draft.problems);
        var factions = new LookAlikes(draft.problems);
        var known = new TreeSet<String>();
        for (MonsterType monster : draft.monsters.things().values()) {
            var node = draft.monsters.node(monster.id());
            node.ifPresent(its -> monsters.add(monster.name(), its, "name"));
            if (!monster.faction().isEmpty() && known.add(monster.faction()))
                node.ifPresent(its -> factions.add(monster.faction(), its, "faction"));
        }
        for (ItemType item : draft.items.things().values())
            draft.items.node(item.id()).ifPresent(its -> items.add(item.name(), its, "name"));
    }

    private void add(String name, YamlNode node, String key) {
        var written = name.toLowerCase(Locale.ROOT);
        // Names with numbers are meant to be alike.
        if (written.chars().anyMatch(Character::isDigit)) return;
        var named = new Named(written, node.namePlace());
        var isTold = false;
        for (var form : forms(written)) {
            var others = seen.computeIfAbsent(form, _ -> new ArrayList<>());
            for (var other : others) {
                if (isTold || !isSlip(written, other.name)) continue;
                isTold = true;
                problems.warn(
                        node.inside(
                                key,
                                name,
                                "a name less like \""
                                        + other.name
                                        + "\", or the same; see "
                                        + other.at));
            }
            if (others.stream().noneMatch(other -> other.name.equals(written))) others.add(named);
        }
    }

    /**
     * The forms of a name: itself, and it without each letter. Two names that are one slip apart
     * have a form in common.
     */
    private static List<String> forms(String name) {
        var forms = new ArrayList<String>(name.length() + 1);
        forms.add(name);
        for (int start = 0, end; start < name.length(); start = end + 1) {
            end = name.indexOf(' ', start) < 0 ? name.length() : name.indexOf(' ', start);
            if (end - start < WORD_MIN_CHARS) continue;
            for (var i = start; i < end; i++)
                forms.add(name.substring(0, i) + name.substring(i + 1));
        }
        return forms;
    }

    private static boolean isSlip(String one, String other) {
        var words = one.split(" ", -1);
        var others = other.split(" ", -1);
        if (words.length != others.length) return false;
        var differing = 0;
        for (var i = 0; i < words.length; i++) {
            if (words[i].equals(others[i])) continue;
            differing++;
            if (!isSlipOfAWord(words[i], others[i])) return false;
        }
        return differing == 1;
    }

    private static boolean isSlipOfAWord(String one, String other) {
        var isPlural = one.equals(other + "s") || other.equals(one + "s");
        return !isPlural
                && Math.min(one.length(), other.length()) >= WORD_MIN_CHARS
                && EditDistance.between(one, other) == 1;
    }
}
