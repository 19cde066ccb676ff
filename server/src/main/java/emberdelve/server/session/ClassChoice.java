package emberdelve.server.session;

import emberdelve.config.content.CharacterClass;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Numbers;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The classes as a numbered question; ENTER takes the first. Safe for any thread. */
final class ClassChoice {
    private final List<CharacterClass> classes;
    private final int longestName;

    /**
     * @param classes at least one
     */
    ClassChoice(List<CharacterClass> classes) {
        this.classes = List.copyOf(classes);
        longestName = classes.stream().mapToInt(each -> each.name().length()).max().orElseThrow();
    }

    /** The question's text: a heading and a line each. */
    List<Note> lines() {
        var lines = new ArrayList<Note>();
        lines.add(Note.of("creation.class-heading", count()));
        for (var at = 0; at < classes.size(); at++) lines.add(line(at));
        return lines;
    }

    /** The answers to {@code ?}. */
    List<Note> explanations() {
        return classes.stream().map(ClassChoice::explanation).toList();
    }

    /** The answer to {@code ? 2} and {@code ? guardian}. */
    Note explanation(String typed) {
        return meant(typed).map(ClassChoice::explanation).orElse(unclear());
    }

    Note unclear() {
        return Note.of("creation.class-unclear", count());
    }

    /** The class that ENTER takes. */
    CharacterClass usual() {
        return classes.getFirst();
    }

    /**
     * The class of that number, name or unique beginning of a name; the first for an empty line.
     */
    Optional<CharacterClass> meant(String typed) {
        if (typed.isEmpty()) return Optional.of(classes.getFirst());
        return Numbers.whole(typed, 1, classes.size())
                .map(number -> classes.get(number.intValue() - 1))
                .or(() -> NameMatch.only(classes, typed, CharacterClass::name));
    }

    private Note line(int at) {
        var each = classes.get(at);
        var name = each.name();
        return Note.of(
                "creation.class-line",
                Map.of(
                        "number", number(at),
                        "who", name,
                        "column", name + " ".repeat(longestName - name.length()),
                        "summary", each.summary(),
                        "hp", Integer.toString(each.stats().hp()),
                        "speed", Integer.toString(each.stats().speed())));
    }

    private Map<String, String> count() {
        return Map.of("count", Integer.toString(classes.size()));
    }

    private static Note explanation(CharacterClass each) {
        return Note.of(
                "creation.class-help",
                Map.of(
                        "who", each.name(),
                        "description", each.description(),
                        "hp", Integer.toString(each.stats().hp()),
                        "attack", Integer.toString(each.stats().attack()),
                        "attackChance", Integer.toString(each.stats().attackChance()),
                        "defense", Integer.toString(each.stats().defense()),
                        "defenseChance", Integer.toString(each.stats().defenseChance()),
                        "speed", Integer.toString(each.stats().speed()),
                        "vision", Integer.toString(each.stats().vision())));
    }

    private static String number(int at) {
        return Integer.toString(at + 1);
    }
}
