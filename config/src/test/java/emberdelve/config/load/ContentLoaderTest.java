package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Challenge;
import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.Combat;
import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.Melee;
import emberdelve.config.content.MonsterHabits;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.News;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Rules;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.config.content.Standing;
import emberdelve.config.content.TimeMode;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

class ContentLoaderTest {
    private static final RoomId HALL = RoomId.of("mine", "hall");
    private static final RoomId CELL = RoomId.of("mine", "cell");

    private final Path parent;
    private final ContentFolder folder;

    ContentLoaderTest(@TempDir Path parent) {
        this.parent = parent;
        this.folder = ContentFolder.small(parent);
    }

    @Test
    void rulesAreReadAsWritten() {
        assertThat(folder.load().rules())
                .isEqualTo(
                        new Rules(
                                HALL,
                                Combat.DICE_POOL,
                                new Rules.Weights(1, 1, 0.5, 0.25),
                                5,
                                new Rules.Pacing(Duration.ofSeconds(20), 2, Duration.ofMinutes(1)),
                                new Rules.Travel(4, Duration.ofMinutes(5)),
                                new Rules.Healing(25, 20, 50, 4),
                                new Rules.Death(Duration.ofMinutes(10), Duration.ofHours(1), 10, 5),
                                new Rules.Experience(1.5, 20, 2, 2, Optional.of(33), 10),
                                new Rules.LevelOptions(10, 2, 3, 1),
                                new Rules.Growth(5, 1, 6),
                                new Rules.Scores(1, 2, 8, 10),
                                new Rules.Fighting(
                                        Duration.ofSeconds(4),
                                        Duration.ofSeconds(6),
                                        Duration.ofSeconds(6),
                                        40,
                                        50),
                                new Rules.Teamwork(50, Duration.ofSeconds(60)),
                                new Rules.Limits(
                                        6,
                                        40,
                                        40_000,
                                        5_000,
                                        Duration.ofMinutes(2),
                                        Duration.ofSeconds(60),
                                        1),
                                new Rules.Heavens(
                                        Duration.ofHours(2),
                                        Duration.ofMinutes(8),
                                        Duration.ofMinutes(25),
                                        Duration.ofMinutes(3))));
    }

    @Test
    void aZoneSaysHowTimeGoesInIt() {
        folder.write(
                "zones/mine/zone.yaml",
                """
                name: The Mine
                danger: 1
                refuge: hall
                time-mode: turns
                """);

        var mine = Objects.requireNonNull(folder.load().zones().get("mine"));
        assertThat(mine.timeMode()).isEqualTo(TimeMode.TURNS);
    }

    @Test
    void aZoneHasItsRoomsDoorsAndSpawns() {
        var mine = mine();

        assertThat(mine.name()).isEqualTo("The Mine");
        assertThat(mine.safe()).isFalse();
        assertThat(mine.refuge()).isEqualTo(HALL);
        assertThat(mine.rooms()).extracting(RoomTemplate::id).containsExactly(HALL, CELL);
        assertThat(mine.rooms().getLast())
                .isEqualTo(
                        new RoomTemplate(
                                CELL,
                                "A Cell",
                                "Low and dark.",
                                new Coordinates(0, 1, 0),
                                Map.of(
                                        Direction.SOUTH,
                                        new ExitTemplate(HALL, Optional.of("oak door"))),
                                Map.of("straw", "It rustles.")));
        assertThat(mine.spawns())
                .containsExactly(
                        new SpawnTemplate(
                                CELL,
                                "rat",
                                new Dice(1, 3, 0),
                                Duration.ofMinutes(2),
                                Optional.of(Direction.SOUTH)));
    }

    @Test
    void aZoneSaysForHowManyItIsMadeAndASpawnWhatItIsInIt() {
        var usual = mine();
        assertThat(usual.madeFor()).isEqualTo(4);
        // It holds the door.
        assertThat(usual.spawns().getFirst().challenge())
                .isEqualTo(new Challenge(Standing.ELITE, Optional.empty()));

        folder.write(
                "zones/mine/zone.yaml", "{name: The Mine, danger: 1, refuge: hall, made-for: 1}\n");
        folder.write(
                "zones/mine/spawns.yaml",
                """
                - {room: cell, monster: rat, count: 1, respawn: 2m}
                - {room: hall, monster: rat, count: 1, respawn: 2m, standing: boss, made-for: 2}
                """);
        assertThat(mine().madeFor()).isEqualTo(1);
        assertThat(mine().spawns())
                .extracting(SpawnTemplate::challenge)
                .containsExactly(
                        new Challenge(Standing.ORDINARY, Optional.empty()),
                        new Challenge(Standing.BOSS, Optional.of(2)));
    }

    private ZoneTemplate mine() {
        return Objects.requireNonNull(folder.load().zones().get("mine"));
    }

    @Test
    void whatAMonsterDoesNotSayIsTheUsual() {
        assertThat(folder.load().monsters())
                .containsOnly(
                        Map.entry(
                                "rat",
                                new MonsterType(
                                        "rat",
                                        "rat",
                                        "rats",
                                        "a",
                                        Pronouns.IT,
                                        Alignment.NEUTRAL,
                                        "",
                                        "It has a tail.",
                                        new Dice(2, 5, 0),
                                        new Dice(1, 3, 0),
                                        new Dice(25, 3, 0),
                                        Dice.flat(1),
                                        new Dice(10, 4, 0),
                                        Dice.flat(0),
                                        12,
                                        3,
                                        MonsterType.MindType.IDLE,
                                        0,
                                        false,
                                        "hits",
                                        Melee.USUAL,
                                        MonsterHabits.NONE,
                                        List.of())));
    }

    @Test
    void aClassHasItsStatsItemsAndGold() {
        assertThat(folder.load().classes())
                .containsOnly(
                        Map.entry(
                                "guardian",
                                new CharacterClass(
                                        "guardian",
                                        "Guardian",
                                        "protects others",
                                        "Stands in the way.",
                                        new BaseStats(120, 2, 45, 3, 40, 10, 3),
                                        Melee.USUAL,
                                        List.of("potion-of-healing"),
                                        10,
                                        List.of())));
    }

    @Test
    void newsHaveADate() {
        assertThat(folder.load().news())
                .containsExactly(new News(LocalDate.of(2026, 11, 21), "It begins."));
    }

    @Test
    void theVersionIsTheSameForTheSameFilesAndAnotherForOthers() {
        var before = folder.load().version();
        var same = folder.load().version();
        var after = folder.append("news.yaml", "# a comment\n").load().version();

        assertThat(before).matches("[0-9a-f]{16}").isEqualTo(same).isNotEqualTo(after);
    }

    @Test
    void aMissingFolderIsOneProblem() {
        var problems = new Problems();

        assertThat(new ContentLoader(List.of()).load(parent.resolve("contend"), problems))
                .isEmpty();
        assertThat(problems.list())
                .extracting(Problem::toString)
                .containsExactly("contend:1:1: contend: missing (expected: a folder)");
    }

    @Test
    void whatIsNoPlainFileIsToldByItsName() throws IOException {
        var file = parent.resolve("content/items/device.yaml");
        Files.createSymbolicLink(file, Path.of("/dev/zero"));

        assertThat(folder.problems())
                .containsExactly(
                        "content/items/device.yaml:1:1: device.yaml: no plain file (expected: a"
                                + " file)");
    }

    @Test
    void whatEditorsLeaveBehindIsNoMistake() throws IOException {
        for (var left : List.of("#rooms.yaml#", "4913", "rooms.yaml.orig", "Thumbs.db"))
            Files.writeString(parent.resolve("content/zones/mine").resolve(left), "half");

        assertThat(folder.problems()).isEmpty();
    }

    @Test
    void allMissingFilesAndFoldersAreTold() {
        folder.delete("rules.yaml").delete("news.yaml").delete("help/look.md").delete("help");
        folder.delete("classes/guardian.yaml").delete("zones/mine/zone.yaml");

        assertThat(folder.problems())
                .containsExactly(
                        "content/classes:1:1: classes: empty (expected: at least one class)",
                        "content/help:1:1: help: missing (expected: a folder)",
                        "content/news.yaml:1:1: news.yaml: missing (expected: a file)",
                        "content/rules.yaml:1:1: rules.yaml: missing (expected: a file)",
                        "content/zones/mine/zone.yaml:1:1: zone.yaml: missing (expected: a file)");
    }

    @Test
    void filesNobodyReadsAreToldButForWhatEditorsLeave() {
        folder.write("rule.yaml", "").write("zones/mine/spawn.yaml", "").write("items/a.yml", "");
        folder.write("items/potions.yaml~", "").write(".rules.yaml.swp", "");

        assertThat(folder.problems())
                .containsExactly(
                        "content/items/a.yml:1:1: a.yml: unknown file (expected: *.yaml)",
                        "content/rule.yaml:1:1: rule.yaml: unknown file (expected: rules.yaml,"
                                + " zones, monsters, items, sets.yaml, classes, messages, help,"
                                + " news.yaml, channels.yaml, words.yaml, delves, duels, pursuits,"
                                + " town, quests); did you mean \"rules.yaml\"?",
                        "content/zones/mine/spawn.yaml:1:1: spawn.yaml: unknown file (expected:"
                                + " zone.yaml, rooms.yaml, spawns.yaml); did you mean"
                                + " \"spawns.yaml\"?");
    }

    /** Whoever comes back would not know to which line it belongs. */
    @Test
    void aRoomHasOneLineForAllOfAKind() {
        folder.append(
                "zones/mine/spawns.yaml", "- {room: cell, monster: rat, count: 3, respawn: 2m}\n");
        assertThat(folder.problems())
                .singleElement()
                .asString()
                .matches(
                        "content/zones/mine/spawns.yaml:2:3: .*expected: one line for all of a kind"
                                + " in a room.*");
    }

    @Test
    void aZoneWithoutSpawnsNeedsNoFile() {
        assertThat(folder.delete("zones/mine/spawns.yaml").problems()).isEmpty();
    }

    @Test
    void whatAnUnreadableFileMayHoldIsNotCalledUnknown() {
        folder.write("monsters/vermin.yaml", "rat: [").write("items/potions.yaml", "a: b: c\n");
        folder.write("zones/mine/rooms.yaml", "\tx: 1\n");

        assertThat(folder.problems())
                .containsExactly(
                        "content/items/potions.yaml:1:5: a: mapping values are not allowed here"
                                + " (expected: valid YAML; put quotes around a text that has a"
                                + " colon in it, and begin keys of one mapping below one another)",
                        "content/monsters/vermin.yaml:1:7: rat: expected the node content, but"
                                + " found '<stream end>' (expected: valid YAML)",
                        "content/zones/mine/rooms.yaml:1:1: x: a tab"
                                + " (expected: blanks: YAML takes no tabs to indent lines)");
    }

    @Test
    void anIdIsTakenOnceOverAllFiles() {
        folder.write(
                "monsters/pests.yaml",
                """
                rat: {name: rat, description: Another., hp: 1, attack: 1, attack-chance: 1,
                  defense: 1, defense-chance: 1, speed: 10}
                """);

        assertThat(folder.problems())
                .containsExactly(
                        "content/monsters/vermin.yaml:1:1: rat: twice (expected: once; see"
                                + " content/monsters/pests.yaml:1)");
    }

    @Test
    void afterAThousandProblemsTheRestIsOnlyCounted() {
        var many = new StringBuilder("- {date: 2026-11-21, text: Too much., ");
        for (var i = 0; i < 2 * Problems.LISTED_MAX; i++) many.append("k" + i + ": 1, ");
        folder.write("news.yaml", many + "}\n");
        var problems = new Problems();

        assertThat(folder.load(problems)).isEmpty();
        assertThat(problems.list()).hasSize(Problems.LISTED_MAX);
        assertThat(problems.size()).isEqualTo(2 * Problems.LISTED_MAX);
        assertThat(problems.toString()).endsWith("and 1000 more\n");
    }
}
