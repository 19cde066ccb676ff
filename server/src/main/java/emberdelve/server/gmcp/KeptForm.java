package emberdelve.server.gmcp;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The form of what pages keep: three lists of entries, each with the same fields. What the fields
 * mean is the page's business; here they are texts and truth values of a limited size.
 *
 * @see "docs/gmcp/Client.Kept.Set.json"
 */
final class KeptForm {
    /** The number of the form; a page that keeps something else has to say another one. */
    static final int FORMAT = 1;

    /** The most entries of one list. */
    static final int ENTRIES_MAX = 100;

    private static final int WORD_MAX_CHARS = 40;
    private static final int PATTERN_MAX_CHARS = 200;
    private static final int COMMANDS_MAX_CHARS = 1_000;

    /** The length of a field that is no text. */
    private static final int SWITCH = 0;

    private static final Map<String, Map<String, Integer>> LISTS = lists();

    private KeptForm() {}

    private static Map<String, Map<String, Integer>> lists() {
        var lists = new LinkedHashMap<String, Map<String, Integer>>();
        lists.put(
                "aliases",
                Map.of("word", WORD_MAX_CHARS, "commands", COMMANDS_MAX_CHARS, "on", SWITCH));
        lists.put(
                "triggers",
                Map.of(
                        "pattern",
                        PATTERN_MAX_CHARS,
                        "regex",
                        SWITCH,
                        "highlight",
                        SWITCH,
                        "gag",
                        SWITCH,
                        "notify",
                        SWITCH,
                        "sound",
                        WORD_MAX_CHARS,
                        "send",
                        COMMANDS_MAX_CHARS,
                        "on",
                        SWITCH));
        lists.put(
                "macros",
                Map.of("key", WORD_MAX_CHARS, "commands", COMMANDS_MAX_CHARS, "on", SWITCH));
        return lists;
    }

    /** The first part that has not this form, such as {@code triggers[3].send}. */
    static Optional<String> fault(JsonNode document) {
        if (!document.isObject()) return Optional.of("document");
        var format = document.path("format");
        if (!format.isInt() || format.asInt() != FORMAT) return Optional.of("format");
        for (var list : LISTS.entrySet()) {
            var fault = listFault(list.getKey(), document.path(list.getKey()), list.getValue());
            if (fault.isPresent()) return fault;
        }
        var known = new ArrayList<>(LISTS.keySet());
        known.add("format");
        return stranger(document, known);
    }

    private static Optional<String> listFault(
            String name, JsonNode list, Map<String, Integer> fields) {
        if (!list.isArray() || list.size() > ENTRIES_MAX) return Optional.of(name);
        for (var at = 0; at < list.size(); at++) {
            var entry = list.get(at);
            var place = name + "[" + at + "]";
            if (!entry.isObject()) return Optional.of(place);
            var fault =
                    fields.entrySet().stream()
                            .filter(field -> !fits(entry.path(field.getKey()), field.getValue()))
                            .map(Map.Entry::getKey)
                            .sorted()
                            .findFirst()
                            .or(() -> stranger(entry, List.copyOf(fields.keySet())));
            if (fault.isPresent()) return fault.map(field -> place + "." + field);
        }
        return Optional.empty();
    }

    private static boolean fits(JsonNode value, int maxChars) {
        return maxChars == SWITCH
                ? value.isBoolean()
                : value.isString() && value.stringValue().length() <= maxChars;
    }

    /** A field that is not among those known; shortened, since a stranger has chosen its name. */
    private static Optional<String> stranger(JsonNode node, List<String> known) {
        return node.propertyNames().stream()
                .filter(name -> !Set.copyOf(known).contains(name))
                .findFirst()
                .map(name -> name.substring(0, Math.min(name.length(), WORD_MAX_CHARS)));
    }
}
