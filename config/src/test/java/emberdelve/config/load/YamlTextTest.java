package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

final class YamlTextTest {
    private static final String ROOM =
            """
            # The upper works.
            hall:   # über all 🜂
              name: Hall   # as on the map
              description: >-   # by Mira
                Six stalls, each with a name burnt into the beam, and straw gone to grey powder.

                A door.
              # the ways
              exits:   # two
                south: yard   # mind the step
                # not yet: west
                east: {to: turn, door: half door}

            # The last room.
            yard: {name: Yard, exits: {}}
            """;

    private static YamlText room() {
        return YamlText.of(ROOM).orElseThrow();
    }

    private static String set(String words, String... path) {
        return room().withWords(List.of(path), words).orElseThrow().text();
    }

    private static String yaml(String words, String... path) {
        return room().withYaml(List.of(path), words).orElseThrow().text();
    }

    private static String without(String... path) {
        return room().without(List.of(path)).orElseThrow().text();
    }

    @Test
    void aTextIsReplacedWhereItStands() {
        assertThat(set("Great Hall", "hall", "name"))
                .isEqualTo(ROOM.replace("name: Hall ", "name: Great Hall "));
        assertThat(set("iron: door", "hall", "exits", "east", "door"))
                .isEqualTo(ROOM.replace("half door", "\"iron: door\""));
        assertThat(set("Yard, the", "yard", "name"))
                .isEqualTo(ROOM.replace("name: Yard", "name: \"Yard, the\""));
    }

    @Test
    void aLongTextIsFoldedAndItsHeadKeepsItsComment() {
        var words = "straw ".repeat(30).strip() + "\nAnd a  second: paragraph.";
        assertThat(set(words, "hall", "description"))
                .contains(
                        """
                          description: >-   # by Mira
                            straw straw straw straw straw straw straw straw straw straw straw straw straw straw straw straw
                            straw straw straw straw straw straw straw straw straw straw straw straw straw straw

                            And a  second: paragraph.
                          # the ways
                        """);
        assertThat(set("Short.", "hall", "description"))
                .contains("  description: Short.   # by Mira\n  # the ways\n");
    }

    @Test
    void whatIsNewComesLastInWhatIsAroundIt() {
        assertThat(set("mine/cell", "hall", "exits", "up"))
                .isEqualTo(ROOM.replace("half door}\n", "half door}\n    up: mine/cell\n"));
        assertThat(set("iron-key", "hall", "exits", "east", "key"))
                .isEqualTo(ROOM.replace("half door}", "half door, key: iron-key}"));
        assertThat(set("hall", "yard", "exits", "north"))
                .isEqualTo(ROOM.replace("exits: {}", "exits: {north: hall}"));
        assertThat(set("Grey: old.", "hall", "details", "half door"))
                .contains("half door}\n  details:\n    half door: \"Grey: old.\"\n\n# The last");
        assertThat(yaml("[0, 1, 2]", "cellar", "at"))
                .isEqualTo(ROOM + "cellar:\n  at: [0, 1, 2]\n");
        assertThat(set("5", "a", "b", "c")).isEqualTo(ROOM + "a:\n  b:\n    c: 5\n");
    }

    @Test
    void whatGoesTakesItsLinesAndNoOthers() {
        assertThat(without("hall", "exits", "south"))
                .isEqualTo(ROOM.replace("    south: yard   # mind the step\n", ""));
        assertThat(without("hall", "exits", "east", "door"))
                .isEqualTo(ROOM.replace(", door: half door", ""));
        assertThat(without("hall", "exits", "east", "to"))
                .isEqualTo(ROOM.replace("to: turn, ", ""));
        assertThat(without("yard")).isEqualTo(ROOM.substring(0, ROOM.indexOf("yard: {")));
    }

    @Test
    void theLastThatGoesTakesAlongWhatIsAroundIt() {
        var text = YamlText.of("hall:\n  exits:\n    up: a\n  name: H\n").orElseThrow();
        assertThat(text.without(List.of("hall", "exits", "up")).orElseThrow().text())
                .isEqualTo("hall:\n  name: H\n");
        assertThat(text.without(List.of("hall", "exits", "down"))).isEmpty();
    }

    @Test
    void listsGrowAndShrink() {
        var text =
                YamlText.of("# who\n- {room: a}   # one\n# lower\n- room: b\n  count: 2\n")
                        .orElseThrow();
        var more = text.withYaml(List.of(YamlText.NEXT), "{room: c}").orElseThrow();
        assertThat(more.text()).isEqualTo(text.text() + "- {room: c}\n");
        assertThat(more.without(List.of("2")).orElseThrow().text())
                .isEqualTo("# who\n- {room: a}   # one\n# lower\n- {room: c}\n");
        assertThat(text.without(List.of("2", "room")).orElseThrow().text())
                .endsWith("# lower\n- count: 2\n");
        assertThat(
                        YamlText.of("# empty\n")
                                .orElseThrow()
                                .withYaml(List.of(YamlText.NEXT), "{room: c}")
                                .orElseThrow()
                                .text())
                .isEqualTo("# empty\n- {room: c}\n");
        assertThat(
                        YamlText.of("# one\n- {room: c}\n")
                                .orElseThrow()
                                .without(List.of("1"))
                                .orElseThrow()
                                .text())
                .isEqualTo("# one\n");
        var drops = YamlText.of("rat:\n  drops: [{item: a}]\n  wares:\n").orElseThrow();
        assertThat(
                        drops.withYaml(List.of("rat", "drops", YamlText.NEXT), "{item: b}")
                                .orElseThrow()
                                .text())
                .contains("drops: [{item: a}, {item: b}]\n");
        assertThat(
                        drops.withWords(List.of("rat", "wares", YamlText.NEXT), "b")
                                .orElseThrow()
                                .text())
                .contains("wares: [b]\n");
        assertThat(drops.withWords(List.of("rat", "sold", YamlText.NEXT), "b").orElseThrow().text())
                .contains("sold: [b]\n");
    }

    @Test
    void lineEndsAndTheMarkAtTheBeginningStay() {
        var text = "\uFEFF" + ROOM.replace("\n", "\r\n");
        var edited =
                YamlText.of(text)
                        .orElseThrow()
                        .withWords(List.of("hall", "exits", "up"), "attic")
                        .orElseThrow();
        assertThat(edited.text())
                .isEqualTo(text.replace("half door}\r\n", "half door}\r\n    up: attic\r\n"));
    }

    @Test
    void whatIsRepeatedElsewhereIsNotChangedThere() {
        var text = YamlText.of("a: &x one\nb: *x\nc: [&y two, *y]\nd: 1\n").orElseThrow();
        assertThat(text.withWords(List.of("b"), "two").orElseThrow().text())
                .isEqualTo("a: &x one\nb: two\nc: [&y two, *y]\nd: 1\n");
        assertThat(text.withWords(List.of("a"), "two")).isEmpty();
        assertThat(text.withWords(List.of("e"), "2").orElseThrow().text()).endsWith("d: 1\ne: 2\n");
    }

    /** {@code *wet}, {@code triggers: *wet} or {@code - *wet}: what stands somewhere else. */
    private static final Pattern ALIAS = Pattern.compile("\\s*(- |[\\w-]+:\\s+)?\\*\\w");

    private static final String TRIGGER =
            "{name: loose board, when: enter, chance: 50, do: [{tell: The board gives way.},"
                    + " {harm: {amount: 1d4, pierces: true, verb: hits}}], recovers: 1m}";

    /** As a builder would have written them; what fits into a line stays in brackets. */
    @Test
    void bracketsTooLongForALineAreWrittenLineByLine() {
        var rooms = YamlText.of("hall:\n  name: Hall\n").orElseThrow();
        var one =
                """
                hall:
                  name: Hall
                  triggers:
                    - name: loose board
                      when: enter
                      chance: 50
                      do: [{tell: The board gives way.}, {harm: {amount: 1d4, pierces: true, verb: hits}}]
                      recovers: 1m
                """;
        var first = rooms.withYaml(List.of("hall", "triggers", YamlText.NEXT), TRIGGER);
        assertThat(first.orElseThrow().text()).isEqualTo(one);
        var list = rooms.withYaml(List.of("hall", "triggers"), "[" + TRIGGER + "]");
        assertThat(list.orElseThrow().text()).isEqualTo(one);
        var again = list.orElseThrow().withYaml(List.of("hall", "triggers", "1"), TRIGGER);
        assertThat(again.orElseThrow().text()).isEqualTo(one);
        var second =
                again.orElseThrow().withYaml(List.of("hall", "triggers", YamlText.NEXT), TRIGGER);
        assertThat(second.orElseThrow().text())
                .isEqualTo(one + one.substring(one.indexOf("    - name")));
        for (var old : List.of("[{tell: 'You are #1 here'}]", "[{tell: '#1 goes'}]"))
            assertThat(
                            YamlText.of("hall:\n  triggers: " + old + "\n")
                                    .flatMap(its ->
                                            its.withYaml(
                                                    List.of("hall", "triggers"),
                                                    "[" + TRIGGER + "]"))
                                    .orElseThrow()
                                    .text())
                    .isEqualTo(one.replace("  name: Hall\n", ""));
        var words = "A long step. ".repeat(12).strip();
        var told = rooms.withYaml(List.of("hall", "do"), "[{tell: '" + words + "'}, {after: 3}]");
        assertThat(told.orElseThrow().text())
                .contains("  do:\n    - tell: >-\n        A long step.")
                .endsWith("    - {after: 3}\n");
        assertThat(told.orElseThrow().words(List.of("hall", "do", "1", "tell"))).contains(words);
    }

    @Test
    void noYamlIsRefused() {
        assertThat(YamlText.of("a: [")).isEmpty();
        assertThat(room().withYaml(List.of("hall", "at"), "[1, 2")).isEmpty();
        assertThat(room().withYaml(List.of("hall", "at"), "[1]\nb: 2")).isEmpty();
        assertThat(room().withYaml(List.of("hall", "at"), "[1] # c")).isPresent();
    }

    @Test
    void aPartIsShownWithItsLine() {
        var part = room().part(List.of("hall", "exits")).orElseThrow();
        assertThat(part.line()).isEqualTo(9);
        assertThat(part.text()).startsWith("  exits:   # two\n").endsWith("half door}");
        assertThat(room().words(List.of("hall", "name"))).contains("Hall");
        assertThat(room().steps(List.of("hall", "exits"))).containsExactly("south", "east");
    }

    /** An alias in a list is replaced, taken out and followed like any other item. */
    @Test
    void anAliasInAListIsAnItemLikeOthers() {
        var text =
                YamlText.of(
                                """
                                a:
                                  - &wet it is wet
                                  - &dry it is dry
                                b:
                                  - *wet
                                  # why *dry
                                  - *dry   # last
                                c: [*wet, *dry]
                                d: end
                                """)
                        .orElseThrow();
        assertThat(text.withWords(List.of("b", "1"), "x").orElseThrow().text())
                .contains("b:\n  - x\n  # why *dry\n  - *dry   # last\nc:");
        assertThat(text.withWords(List.of("b", "2"), "x").orElseThrow().text())
                .contains("  - *wet\n  # why *dry\n  - x   # last\nc:");
        assertThat(text.withWords(List.of("b", YamlText.NEXT), "x").orElseThrow().text())
                .contains("  - *dry   # last\n  - x\nc:");
        assertThat(text.withWords(List.of("b"), "x").orElseThrow().text())
                .contains("  - &dry it is dry\nb: x")
                .endsWith("c: [*wet, *dry]\nd: end\n");
        assertThat(text.withWords(List.of("c", "2"), "x").orElseThrow().text())
                .contains("c: [*wet, x]\n");
        assertThat(text.without(List.of("c", "1")).orElseThrow().text()).contains("c: [*dry]\n");
        assertThat(text.without(List.of("b", "1")).orElseThrow().text())
                .contains("b:\n  # why *dry\n  - *dry   # last\nc:");
        assertThat(text.without(List.of("b")).orElseThrow().text())
                .contains("  - &dry it is dry\nc: [*wet, *dry]\n");
    }

    /**
     * Somewhere in the shipped content something is changed: all other bytes are what they were.
     */
    @Test
    void anEditKeepsEveryOtherByte() throws IOException {
        var edits = Boolean.getBoolean("emberdelve.long") ? 20_000 : 1_500;
        var files = shipped();
        for (var seed = 0; seed < edits; seed++) {
            var random = new SplittableRandom(seed);
            var file = files.get(random.nextInt(files.size()));
            var before = YamlText.of(Files.readString(file)).orElseThrow();
            var path = somewhere(before, random);
            if (path.isEmpty()) continue;
            var what = "seed " + seed + ", " + file + " " + path;
            switch (random.nextInt(3)) {
                case 0 -> replaces(before, path, words(random), what);
                case 1 -> removes(before, path, what);
                default -> adds(before, path, words(random), what);
            }
        }
    }

    private static void replaces(YamlText before, List<String> path, String words, String what) {
        var part = before.part(path).orElseThrow();
        var after = before.withWords(path, words);
        if (after.isEmpty()) {
            assertThat(isRepeated(before, path)).as(what).isTrue();
            return;
        }
        var cut = before.text().indexOf(part.text(), lineStart(before.text(), part.line()));
        assertThat(after.get().text())
                .as(what)
                .startsWith(before.text().substring(0, cut))
                .endsWith(before.text().substring(cut + part.text().length()));
        assertThat(after.get().words(path)).as(what).contains(words);
    }

    private static void removes(YamlText before, List<String> path, String what) {
        var after = before.without(path);
        if (after.isEmpty()) return;
        assertThat(after.get().text().length()).as(what).isLessThan(before.text().length());
        assertThat(rest(before.text(), after.get().text())).as(what).isEmpty();
    }

    private static void adds(YamlText before, List<String> path, String words, String what) {
        var parent = path.subList(0, path.size() - 1);
        var step = before.steps(parent).getFirst().equals("1") ? YamlText.NEXT : "new-key";
        var at = new ArrayList<>(parent);
        at.add(step);
        var after = before.withWords(at, words);
        if (after.isEmpty()) assertThat(isRepeated(before, path)).as(what).isTrue();
        else assertThat(rest(after.get().text(), before.text())).as(what).isEmpty();
    }

    /** What stands in two places, by an anchor or an alias, stays as it is. */
    private static boolean isRepeated(YamlText text, List<String> path) {
        return IntStream.rangeClosed(1, path.size())
                .mapToObj(size -> text.part(path.subList(0, size)).orElseThrow().text())
                .anyMatch(part -> ALIAS.matcher(part).lookingAt() || part.contains("&"));
    }

    /**
     * What of the shorter text is left behind what both begin and end with: nothing, if it is cut.
     */
    private static String rest(String whole, String shorter) {
        var begin = 0;
        while (begin < shorter.length() && whole.charAt(begin) == shorter.charAt(begin)) begin++;
        var end = 0;
        while (end < shorter.length() - begin
                && whole.charAt(whole.length() - 1 - end)
                        == shorter.charAt(shorter.length() - 1 - end)) end++;
        return shorter.substring(begin, shorter.length() - end);
    }

    private static int lineStart(String text, int line) {
        var at = 0;
        for (var i = 1; i < line; i++) at = text.indexOf('\n', at) + 1;
        return at;
    }

    private static List<String> somewhere(YamlText text, SplittableRandom random) {
        var path = new ArrayList<String>();
        while (true) {
            var steps = text.steps(path);
            if (steps.isEmpty() || (!path.isEmpty() && random.nextInt(4) == 0)) return path;
            path.add(steps.get(random.nextInt(steps.size())));
        }
    }

    private static String words(SplittableRandom random) {
        var words =
                List.of(
                        "Hall", "2d6+1", "-5", "a: b", "x # y", "true", "'tis", "[1", "über 🜂",
                        "-");
        var text = new StringBuilder(words.get(random.nextInt(words.size())));
        var more = random.nextInt(40);
        for (var i = 0; i < more; i++)
            text.append(random.nextInt(9) == 0 ? "\n" : " ")
                    .append(words.get(random.nextInt(words.size())));
        return text.toString();
    }

    private static List<Path> shipped() throws IOException {
        try (var files = Files.walk(Path.of("content"))) {
            return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
        }
    }
}
