package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import emberdelve.config.load.Schemas;
import emberdelve.server.feature.Features;
import emberdelve.server.transcript.AlteredContent;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import javax.xml.parsers.DocumentBuilderFactory;

/** What builders type in a shell. */
final class BuilderCommandsTest {
    private static final Path SHIPPED = Path.of("..", "config");
    private static final Duration SOON = Duration.ofMinutes(1);

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private Path folder = Path.of("");

    /** Few zones are read more quickly, but of what only the others need there are warnings. */
    @BeforeEach
    void copyOfTheShipped(@TempDir Path parent, TestInfo test) throws IOException {
        var content =
                test.getTags().contains("shipped")
                        ? AlteredContent.in(parent)
                        : AlteredContent.ofFewerZones(parent);
        folder = content.folder().resolveSibling(".").normalize();
        Files.copy(SHIPPED.resolve("server.yaml"), folder.resolve("server.yaml"));
    }

    private int run(String... arguments) {
        var line =
                CommandLines.of(
                        Map.of(),
                        (_, _, _, _, _, _, _) -> {
                            throw new AssertionError("nothing is to be started here");
                        });
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        var all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--config", folder.toString()));
        return line.execute(all.toArray(String[]::new));
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve("content").resolve(file), text);
    }

    @Test
    void mistakesAndWarningsAreObjectsALine() throws IOException {
        write("news.yaml", "- {date: tomorrow, txt: It begins.}\n");
        write("channels.yaml", "chat: {summary: \"a\\u0007b\", gretes: true}\n");

        assertThat(run("check", "--json")).isEqualTo(2);

        assertThat(out.toString().lines())
                .contains(
                        "{\"file\": \"content/news.yaml\", \"line\": 1, \"column\": 10,"
                                + " \"severity\": \"mistake\", \"key\": \"[1].date\", \"value\":"
                                + " \"tomorrow\", \"expected\": \"date such as 2026-11-21\"}",
                        "{\"file\": \"content/channels.yaml\", \"line\": 1, \"column\": 29,"
                                + " \"severity\": \"mistake\", \"key\": \"chat.gretes\", \"value\":"
                                + " \"unknown key\", \"expected\": \"summary, greets\", \"meant\":"
                                + " \"greets\"}")
                .allMatch(line -> line.startsWith("{\"file\": ") && line.endsWith("}"));
        assertThat(err.toString()).isEmpty();
    }

    @Tag("shipped")
    @Test
    void whatIsSoundIsNoLineOfJson() {
        assertThat(run("check", "--json", "--strict")).isZero();
        assertThat(out.toString()).isEmpty();
    }

    @Tag("shipped")
    @Test
    void aFileThatChangesIsCheckedAgain() throws IOException {
        try (var threads = Executors.newSingleThreadExecutor()) {
            var watching = threads.submit(() -> run("check", "--watch", "--json"));
            await().atMost(SOON).until(() -> rounds().size() == 1);
            write("news.yaml", "- {date: tomorrow, text: It begins.}\n");
            await().atMost(SOON).until(() -> rounds().size() == 2);
            threads.shutdownNow();
            await().atMost(SOON).until(watching::isDone);
        }
        assertThat(rounds())
                .containsExactly(
                        "{\"mistakes\": 0, \"warnings\": 0}", "{\"mistakes\": 1, \"warnings\": 0}");
    }

    private List<String> rounds() {
        return out.toString().lines().filter(line -> line.startsWith("{\"mistakes\"")).toList();
    }

    @Test
    void schemasAreWrittenWhereTheyAreWanted() throws IOException {
        var schemas = folder.resolve("schemas");
        assertThat(run("check", "--schemas", schemas.toString())).isZero();
        for (var schema : Features.registry().loader().schemas().all())
            assertThat(schemas.resolve(schema.file())).content().isEqualTo(schema.json());
    }

    @Test
    void aZoneIsShownAsItsRoomsLie() throws Exception {
        assertThat(run("map", "old-mine")).isZero();
        assertThat(out.toString())
                .contains(
                        """
                        Level -1

                        [  1v  [  2v--[  3]
                          +      |      |
                        [  4]--[  5]--[  6]
                        """)
                .contains("  1  tack-room, Tack Room: south 4 by half door; down 19\n");

        var drawing = folder.resolve("mine.svg");
        assertThat(run("map", "old-mine", "--svg", drawing.toString())).isZero();
        var root =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(drawing.toFile())
                        .getDocumentElement();
        assertThat(root.getElementsByTagName("g").getLength()).isEqualTo(24);
        assertThat(run("map", "old-mien")).isEqualTo(2);
    }

    @Tag("shipped")
    @Test
    void whatIsBegunCanBePlayed() throws IOException {
        var yard = folder.resolve("content/zones/lantern-yard/rooms.yaml");
        var before = Files.readString(yard);

        assertThat(run("new", "zone", "The Salt: \"Cellar\"")).as(err::toString).isZero();
        assertThat(run("check", "--strict")).as(err::toString).isZero();
        assertThat(run("new", "monster", "salt rat")).as(err::toString).isZero();
        assertThat(run("new", "item", "a lump of salt")).as(err::toString).isZero();
        write(
                "zones/salt-cellar/spawns.yaml",
                "- {room: entrance, monster: salt-rat, count: 1, respawn: 2m}\n");
        var rat = folder.resolve("content/monsters/salt-rat.yaml");
        Files.writeString(
                rat, Files.readString(rat) + "  drops: [{item: lump-of-salt, chance: 50}]\n");

        assertThat(run("check", "--strict")).as(err::toString).isZero();
        assertThat(folder.resolve("content/zones/salt-cellar/zone.yaml"))
                .content()
                .contains("danger: 0\nmade-for: 4\n");
        assertThat(Files.readString(yard).replaceFirst(" *\\w+: salt-cellar/entrance\n", ""))
                .isEqualTo(before);
        var all = Features.registry().loader().schemas().all();
        for (var file :
                List.of(
                        "zones/salt-cellar/zone.yaml",
                        "zones/salt-cellar/rooms.yaml",
                        "monsters/salt-rat.yaml",
                        "items/lump-of-salt.yaml"))
            assertThat(Files.readString(folder.resolve("content").resolve(file)))
                    .startsWith(Schemas.modeline(file, Schemas.of(file, all).orElseThrow()) + "\n");
        assertThat(run("new", "monster", "salt rat")).isEqualTo(2);
        assertThat(run("new", "zone", "Attic", "--way", "sideways")).isEqualTo(2);
        var kobolds = Files.readString(folder.resolve("content/monsters/kobolds.yaml"));
        assertThat(run("new", "monster", "Kobolds")).isEqualTo(2);
        assertThat(folder.resolve("content/monsters/kobolds.yaml")).content().isEqualTo(kobolds);
        assertThat(run("new", "castle", "Attic")).isEqualTo(2);
        assertThat(run("new", "item", "!")).isEqualTo(2);
    }

    @Test
    void theOddsNameWhatNobodyWinsAndWhatIsTrivial() throws IOException {
        write(
                "zones/chalk-pit/spawns.yaml",
                """
                - {room: %1$s, monster: ogre-overman, count: 2, respawn: 2m}
                - {room: %2$s, monster: pit-bat, count: 1, respawn: 2m}
                """
                        .formatted(roomsOfThePit().getFirst(), roomsOfThePit().getLast()));

        assertThat(
                        run(
                                "odds",
                                "chalk-pit",
                                "--party",
                                "guardian",
                                "--level",
                                "2",
                                "--fights",
                                "20"))
                .as(err::toString)
                .isZero();

        assertThat(out.toString())
                .startsWith("chalk-pit, level 2, 20 fights each, seed 7\n")
                .contains("| where | who | guardian |")
                .contains("| 2 ogre-overman | 0 %")
                .contains("Nobody wins: " + roomsOfThePit().getFirst() + " (2 ogre-overman).")
                .contains("Trivial for everybody: " + roomsOfThePit().getLast() + " (1 pit-bat)");
        assertThat(run("odds", "nowhere")).isEqualTo(2);
        assertThat(run("odds", "chalk-pit", "--level", "0")).isEqualTo(2);
    }

    @Test
    void theBalanceSaysWhoIsTooHardOrTooEasy() throws Exception {
        write(
                "zones/chalk-pit/spawns.yaml",
                """
                - {room: %1$s, monster: ogre-overman, count: 6, respawn: 2m, standing: boss}
                - {room: %2$s, monster: desk-rat, count: 1, respawn: 2m}
                - {room: %2$s, monster: purse-rat, count: 1, respawn: 2m, made-for: 5}
                """
                        .formatted(roomsOfThePit().getFirst(), roomsOfThePit().getLast()));
        var svg = folder.resolve("balance.svg");

        assertThat(run("balance", "chalk-pit", "--fights", "10", "--svg", svg.toString()))
                .as(err::toString)
                .isZero();

        assertThat(out.toString())
                .startsWith("chalk-pit, level 1:\n\nEach fight begins with this")
                .contains("- 1 barbarian: barbarian: short sword", "potion of healing\n")
                .contains("\n\n| where | who | standing | for | won |")
                .contains("| 6 ogre-overman | boss | 1 | 0 % |")
                .contains("| 1 desk-rat, 1 purse-rat | ordinary | 5 | 100 % |")
                .containsPattern("ogre-overman .* too hard \\|")
                .containsPattern("purse-rat .* too easy \\|");
        var drawing = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(svg.toFile());
        assertThat(drawing.getDocumentElement().getTagName()).isEqualTo("svg");

        out.getBuffer().setLength(0);
        assertThat(run("balance", "chalk-pit", "--fights", "10", "--json")).isZero();
        assertThat(out.toString())
                .contains("\"parties\": [\"2 barbarian, 1 guardian, 1 mender, 1 striker\"]")
                .contains("\"standing\": \"boss\", \"fights\": 12, \"won\": 0.0000");
        assertThat(run("balance", "nowhere")).isEqualTo(2);
        assertThat(run("balance", "--fights", "0")).isEqualTo(2);
    }

    /** Two commands, one fight: neither says of it what the other does not. */
    @Test
    void simulateTellsOfAFightWhatTheBalanceTells() throws Exception {
        write(
                "zones/chalk-pit/spawns.yaml",
                "- {room: %s, monster: kobold-guard, count: 3, respawn: 2m, made-for: 4}\n"
                        .formatted(roomsOfThePit().getFirst()));
        write("zones/chalk-pit/zone.yaml", "name: P\ndanger: 2\nrefuge: lantern-yard/yard\n");
        assertThat(run("balance", "chalk-pit", "--fights", "12", "--json")).isZero();
        var weighed = out.toString().lines().filter(line -> line.contains("3 kobold-guard"));
        var balance = weighed.findFirst().orElseThrow();

        var simulate =
                "simulate --party barbarian,guardian,mender,striker --against kobold-guard:3"
                        + " --level 2 --danger 2 --fights 12 --json";
        var dressed = simulated(simulate + " --evening");

        assertThat(dressed).isEqualTo(figures(balance));
        assertThat(simulated(simulate)).isNotEqualTo(dressed);
        var drunk = simulated(simulate + " --has potion-of-healing,mail-shirt");
        assertThat(drunk).isNotEqualTo(simulated(simulate));
        assertThat(run((simulate + " --has nothing-of-the-kind").split(" "))).isEqualTo(2);
    }

    private String simulated(String line) {
        out.getBuffer().setLength(0);
        assertThat(run(line.split(" "))).as(err::toString).isZero();
        return figures(out.toString());
    }

    /** What is won, and how long it takes. */
    private static String figures(String json) {
        return Pattern.compile("\"(won|seconds)\": [0-9.]+")
                .matcher(json)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.joining(" "));
    }

    private List<String> roomsOfThePit() throws IOException {
        return Files.readString(folder.resolve("content/zones/chalk-pit/rooms.yaml"))
                .lines()
                .filter(line -> line.matches("[a-z-]+:"))
                .map(line -> line.substring(0, line.length() - 1))
                .toList();
    }
}
