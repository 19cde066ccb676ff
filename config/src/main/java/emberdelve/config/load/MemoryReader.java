package emberdelve.config.load;

import emberdelve.config.content.Variable;
import emberdelve.config.content.Variable.Plain;
import emberdelve.config.content.Variable.Scope;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The reader of what is remembered, and of which kind: {@code remembers: {lever: bool, mood: [calm,
 * angry]}}, and of each character {@code remembers-each: {visits: int}}.
 */
final class MemoryReader {
    /** The most names of one place or kind, which are all stored in one row. */
    private static final int NAMES_MAX = 50;

    private static final int WORDS_MAX = 50;
    private static final String EXPECTED = "bool, int, who, or a list of words";

    private MemoryReader() {}

    /**
     * Reads {@code remembers} and {@code remembers-each}.
     *
     * @param own the scope of the names under {@code remembers}
     * @param owner the id of the zone, room or kind of monster
     */
    static Map<String, Variable> read(Fields fields, Scope own, String owner, Draft draft) {
        var found = new TreeMap<String, Variable>();
        read(fields.optional("remembers"), own, owner, draft, found);
        if (own != Scope.ROOM)
            read(
                    fields.optional("remembers-each"),
                    Scope.CHARACTER,
                    (own == Scope.ZONE ? "zone " : "monster ") + owner,
                    draft,
                    found);
        return found;
    }

    private static void read(
            Optional<YamlNode> mapping,
            Scope scope,
            String owner,
            Draft draft,
            Map<String, Variable> found) {
        if (mapping.isEmpty()) return;
        var entries = mapping.get().entries(Id.ID, draft.problems);
        if (entries.size() > NAMES_MAX)
            draft.problems.add(mapping.get().wrong("at most " + NAMES_MAX + " names"));
        entries.forEach((name, node) -> {
            if (Id.ID.parse(name).isEmpty())
                draft.problems.add(node.named("no id", Id.ID.expected()));
            kind(node, draft)
                    .ifPresent(kind ->
                            found.put(
                                    prefix(scope) + name, new Variable(scope, owner, name, kind)));
        });
    }

    private static String prefix(Scope scope) {
        return switch (scope) {
            case ZONE -> "zone.";
            case ROOM -> "room.";
            case ACTOR -> "actor.";
            case CHARACTER -> "self.";
        };
    }

    private static Optional<Variable.Kind> kind(YamlNode node, Draft draft) {
        var text = node.text();
        if (text.isPresent()) {
            for (var plain : Plain.values())
                if (plain.word().equals(text.get())) return Optional.of(plain);
            draft.problems.add(node.wrong(EXPECTED));
            return Optional.empty();
        }
        if (node.isMapping()) {
            draft.problems.add(node.wrong(EXPECTED));
            return Optional.empty();
        }
        var words = new LinkedHashSet<String>();
        for (var item : node.items(draft.problems)) {
            var word = item.read(Id.ID, draft.problems);
            if (word.isPresent() && !words.add(word.get()))
                draft.problems.add(item.wrong("each word once"));
        }
        if (words.isEmpty() || words.size() > WORDS_MAX) {
            draft.problems.add(node.wrong("1.." + WORDS_MAX + " words"));
            return Optional.empty();
        }
        return Optional.of(new Variable.Words(new ArrayList<>(words)));
    }
}
