package emberdelve.config.read;

import emberdelve.config.read.scalar.ReadableText;

import java.util.List;

/**
 * The reader of a list of texts from which chance chooses, and which must therefore not be empty.
 */
public final class WordList {
    private WordList() {}

    /** The texts without the mistaken ones; a problem when there is none. */
    public static List<String> read(
            Fields fields, String key, ReadableText kind, Problems problems) {
        var node = fields.required(key, "a list");
        if (node.isEmpty()) return List.of();
        var before = problems.size();
        var items = node.get().items(problems);
        if (items.isEmpty() && problems.size() == before)
            problems.add(node.get().wrong("at least one"));
        return items.stream().flatMap(item -> item.read(kind, problems).stream()).toList();
    }
}
