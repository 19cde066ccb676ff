package emberdelve.config.region;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.load.ContentFolder;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A mine in the capital and a moor in a region of its own, with what may lie between them. */
final class BorderCheckTest {
    private static final String MOOR =
            """
            stile:
              name: A Stile
              at: [0, 0, 0]
              description: Windy and bright.
              exits:
                south: {to: mine/hall}
                north: {to: bog, door: gate}
            bog:
              name: The Bog
              at: [0, 1, 0]
              description: Wet.
              exits:
                south: {to: stile, door: gate}
            """;

    @TempDir private Path folder = Path.of("");

    private ContentFolder content;

    @BeforeEach
    void write() {
        content = ContentFolder.small(folder);
        content.write("zones/moor/zone.yaml", "name: The Moor\ndanger: 1\nrefuge: mine/hall\n");
        content.write("zones/moor/rooms.yaml", MOOR);
        content.change(
                "zones/mine/rooms.yaml",
                "  exits:\n    north: {",
                "  exits:\n    south: moor/stile\n    north: {");
    }

    /** The problems of a division in two, without their file. */
    private List<String> problems() throws IOException {
        return problems("regions:\n  town: {}\n  moor: {zones: [moor]}\n");
    }

    private List<String> problems(String text) throws IOException {
        var problems = new Problems();
        var file = Files.writeString(folder.resolve(RegionFile.NAME), text);
        RegionFile.load(file, problems).fit(content.load(), problems);
        return problems.list().stream()
                .map(Problem::toString)
                .map(each -> each.substring(each.indexOf(RegionFile.NAME)))
                .toList();
    }

    private void append(String file, String text) {
        content.append(file, text);
    }

    private static String trigger(String steps) {
        return "  triggers:\n    - {name: bell, when: say, words: [ring], recovers: 5s, do: ["
                + steps
                + "]}\n";
    }

    private static String enters(String steps) {
        return "  triggers:\n    - {name: bell, when: enter, do: [" + steps + "]}\n";
    }

    @Test
    void aWayWithoutADoorIsABorder() throws IOException {
        assertThat(problems()).isEmpty();
    }

    @Test
    void aDoorIsNone() throws IOException {
        content.change(
                "zones/moor/rooms.yaml", "{to: mine/hall}", "{to: mine/hall, door: iron gate}");
        content.change("zones/mine/rooms.yaml", "moor/stile", "{to: moor/stile, door: iron gate}");

        assertThat(problems())
                .containsExactly(
                        "regions.yaml:3:18: regions.moor.zones[1]: the door south of mine/hall"
                                + " (expected: no door between two regions, where each side would"
                                + " have its own: mine and moor in one region, or a way without a"
                                + " door)");
        assertThat(problems("regions:\n  town: {}\n")).isEmpty();
    }

    @Test
    void aStepMovesNoDoorOfAnotherRegion() throws IOException {
        append("zones/mine/rooms.yaml", trigger("{open: {room: moor/stile, exit: north}}"));

        assertThat(problems())
                .containsExactly(
                        "regions.yaml:3:18: regions.moor.zones[1]: room mine/cell, trigger bell: a"
                                + " door of moor/stile (expected: a step for a door of the same"
                                + " region: mine and moor in one region, or no such step)");
    }

    @Test
    void aStepBehindAnAnswerMovesNoneEither() throws IOException {
        append(
                "zones/mine/rooms.yaml",
                trigger(
                        "{ask: {question: Well?, answers: [{answer: Yes, do: [{open: {room:"
                                + " moor/stile, exit: north}}]}, {answer: No, do: [{tell:"
                                + " Pity.}]}]}}"));

        assertThat(problems()).singleElement().asString().contains("a door of moor/stile");
    }

    @Test
    void aStepMovesADoorOfItsOwnRegion() throws IOException {
        append("zones/moor/rooms.yaml", trigger("{open: {room: moor/stile, exit: north}}"));

        assertThat(problems()).isEmpty();
    }

    @Test
    void aMonsterMovesNoDoorOfAnotherRegionThanWhereItLives() throws IOException {
        append(
                "monsters/vermin.yaml",
                """
                  triggers:
                    - {name: squeak, when: say, words: [cheese], do: [{open: {room: moor/bog, exit: south}}]}
                """);

        assertThat(problems())
                .singleElement()
                .asString()
                .contains("monster rat, trigger squeak: a door of moor/bog", "mine and moor in");
    }

    @Test
    void aMoveOverABorderIsTheEndOfATrigger() throws IOException {
        append("zones/mine/rooms.yaml", trigger("{tell: Up.}, {move: moor/bog}, {tell: There.}"));
        assertThat(problems()).isEmpty();

        content.change("zones/mine/rooms.yaml", "{tell: There.}", "{after: 5}, {tell: There.}");
        assertThat(problems())
                .containsExactly(
                        "regions.yaml:3:18: regions.moor.zones[1]: room mine/cell, trigger bell: a"
                                + " move to moor/bog (expected: no pause and no question behind a"
                                + " move into another region, where the trigger does not go on:"
                                + " mine and moor in one region, or no such step)");
    }

    @Test
    void aMoveOverABorderLeadsNowhereWhereSomebodyIsAwaited() throws IOException {
        append("zones/mine/rooms.yaml", trigger("{move: moor/bog}"));
        append("zones/moor/rooms.yaml", enters("{tell: Splash.}"));

        assertThat(problems())
                .singleElement()
                .asString()
                .contains("a move to moor/bog", "nothing waits for somebody to come in");
    }

    @Test
    void aThingMovesNoDoorWhileThereAreRegions() throws IOException {
        append(
                "items/potions.yaml",
                """
                horn:
                  name: horn
                  plural: horns
                  kind: treasure
                  description: Long.
                  value: 1
                  triggers:
                    - {name: blast, when: use, do: [{open: {room: mine/hall, exit: north}}]}
                """);

        assertThat(problems())
                .singleElement()
                .asString()
                .contains(
                        "item horn, trigger blast: a door of mine/hall",
                        "it goes off wherever somebody meets it");
    }
}
