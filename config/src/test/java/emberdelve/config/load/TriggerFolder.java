package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;

/** The small content, with something to remember, a quest, and a room for triggers. */
record TriggerFolder(ContentFolder folder) {
    private static final String ROOM = "zones/mine/rooms.yaml";
    private static final String STRAW = "    straw: It rustles.\n";

    static TriggerFolder in(Path parent) {
        var folder = ContentFolder.small(parent);
        folder.append(
                "zones/mine/zone.yaml",
                """
                remembers: {lever: bool, pulls: int, mood: [calm, cross], who: who}
                remembers-each: {visits: int}
                """);
        folder.write(
                "quests/mine.yaml",
                """
                the-tub:
                  name: The Tub
                  giver: a rat
                  level: 1
                  stages: {asked: Look., found: Go on.}
                  endings:
                    left: {journal: It is left., xp: 5, gold: 6, item: potion-of-healing}
                    mended: {journal: It is mended.}
                """);
        return new TriggerFolder(folder);
    }

    /** The room has those triggers and no others. */
    void write(String yaml) {
        folder.change(ROOM, STRAW, STRAW + "  remembers: {seen: bool}\n  triggers:\n" + yaml);
    }

    /** A trigger with these keys, {@code a: b, c: d}, is refused, and that is told of its room. */
    void requireTold(String keys, String told) {
        // As a block: a plain text in braces ends at a comma.
        write("    - name: lever\n" + lines(keys));
        assertThat(folder.problems())
                .anySatisfy(line ->
                        assertThat(line).startsWith("content/" + ROOM + ":").contains(told));
    }

    /** {@code a: b, c: d} as lines of a mapping; commas in brackets stay. */
    private static String lines(String keys) {
        var lines = new StringBuilder();
        var depth = 0;
        var from = 0;
        for (var i = 0; i <= keys.length(); i++) {
            var isEnd = i == keys.length() || (depth == 0 && keys.startsWith(", ", i));
            if (isEnd) {
                lines.append(line(keys.substring(from, i)));
                from = i + 2;
            } else if ("[{".indexOf(keys.charAt(i)) >= 0) depth++;
            else if ("]}".indexOf(keys.charAt(i)) >= 0) depth--;
        }
        return lines.toString();
    }

    /** A condition as a block: it may begin with a quote. */
    private static String line(String key) {
        return "      " + key.replaceFirst("^if: ", "if: >-\n        ") + "\n";
    }
}
