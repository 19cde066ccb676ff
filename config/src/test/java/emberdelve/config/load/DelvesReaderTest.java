package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.DelveSite;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Hoard;
import emberdelve.config.content.RoomId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

class DelvesReaderTest {
    private static final String HOARD =
            """
            chance: 30
            weights: {common: 5, uncommon: 3, rare: 0}
            finds:
              - {item: potion-of-healing, rarity: common, to: 5}
              - {item: potion-of-healing, rarity: rare, from: 4}
            """;

    private static final String ROOM = "    - {name: A Room, description: Low.}\n";

    private final ContentFolder folder;

    DelvesReaderTest(@TempDir Path parent) {
        folder = ContentFolder.small(parent);
        folder.write(
                "delves/rules.yaml",
                """
                mouth: mine/hall
                open-max: 3
                empty-closes: 1m
                restart-keeps: 10m
                bonus-percent: 50
                daily-levels: [2, 4]
                ruins: a delve
                budget: {base: 1, per-member: 2, per-level: 3, master-percent: 4}
                others-at-most: {attack: 2, defense: 3, damage: 1d6+1}
                master-at-most: {attack: 3, defense: 4, damage: 2d6}
                gold-percent: 10
                """);
        folder.write(
                "delves/names.yaml",
                """
                adjectives: [Sunken]
                owners: [Ashen King]
                """);
        folder.write(
                "delves/tales.yaml",
                """
                party: ["{site} lies open."]
                monsters: ["They come to {site}."]
                victory: ["The {owner} is dead."]
                defeat: ["The {owner} laughs."]
                """);
        folder.write(
                "delves/sites/crypt.yaml",
                """
                crypt:
                  places: [Crypt]
                  monsters: [rat]
                  masters: [rat]
                  treasure: [potion-of-healing]
                  doors: [iron door]
                  traps: [{name: slab, when: enter, effects: [{heal: 1}]}]
                  entrances: [{name: Foot, description: Dry.}]
                  lairs: [{name: Throne, description: High.}]
                  rooms:
                """
                        + ROOM.repeat(DelveSite.ROOMS_MIN));
    }

    @Test
    void delvesSayWhatTheyAreMadeOf() {
        var delves = folder.load().part(DelveContent.class).orElseThrow();

        assertThat(delves.mouth()).isEqualTo(RoomId.of("mine", "hall"));
        assertThat(delves.openMax()).isEqualTo(3);
        assertThat(delves.restartKeeps()).isEqualTo(Duration.ofMinutes(10));
        assertThat(delves.budget()).isEqualTo(new DelveContent.Budget(1, 2, 3, 4));
        assertThat(delves.making())
                .isEqualTo(
                        new DelveContent.Making(
                                new DelveContent.Bounds(2, 3, new Dice(1, 6, 1)),
                                new DelveContent.Bounds(3, 4, new Dice(2, 6, 0)),
                                10));
        assertThat(delves.names().owners()).containsExactly("Ashen King");
        assertThat(delves.tales().party()).containsExactly("{site} lies open.");
        assertThat(delves.sites())
                .singleElement()
                .satisfies(site -> {
                    assertThat(site.monsters()).isEqualTo(List.of("rat"));
                    assertThat(site.rooms()).hasSize(DelveSite.ROOMS_MIN);
                    assertThat(site.traps()).hasSize(1);
                });
    }

    @Test
    void withoutTheFolderThereAreNone(@TempDir Path elsewhere) {
        assertThat(ContentFolder.small(elsewhere).load().part(DelveContent.class)).isEmpty();
    }

    @Test
    void mistakesAreToldWithTheirPlaces() {
        folder.change("delves/rules.yaml", "mine/hall", "mine/hole");
        folder.change("delves/tales.yaml", "{site} lies open.", "{place} lies open.");
        folder.change("delves/names.yaml", "[Sunken]", "[]");
        folder.change("delves/sites/crypt.yaml", "monsters: [rat]", "monsters: [rot]");
        folder.change("delves/sites/crypt.yaml", ROOM + ROOM, ROOM);
        folder.write("delves/more.yaml", "");

        assertThat(folder.problems())
                .satisfiesExactlyInAnyOrder(
                        each ->
                                assertThat(each)
                                        .contains("delves/rules.yaml:1:8", "a room that exists"),
                        each ->
                                assertThat(each)
                                        .contains("delves/tales.yaml:1:10", "{site}, {owner}"),
                        each -> assertThat(each).contains("delves/names.yaml:1:13", "at least one"),
                        each ->
                                assertThat(each)
                                        .contains("crypt.yaml:3:14", "a monster that exists"),
                        each -> assertThat(each).contains("crypt.yaml:11:5", "at least 18"),
                        each -> assertThat(each).contains("more.yaml", "unknown file"));
    }

    @Test
    void noZoneMayHaveTheNameOfADelve() {
        folder.write("zones/delve-7/zone.yaml", "{name: Seven, danger: 1, refuge: mine/hall}\n");
        folder.write("zones/delve-7/rooms.yaml", "");

        assertThat(folder.problems())
                .anySatisfy(each -> assertThat(each).contains("zones/delve-7", "reserved"));
    }

    @Test
    void aHoardHasFindsByRarityAndLevel() {
        var hoard =
                folder.write("delves/hoard.yaml", HOARD)
                        .load()
                        .part(DelveContent.class)
                        .orElseThrow()
                        .hoard();
        assertThat(hoard.chance()).isEqualTo(30);
        assertThat(hoard.weights()).containsEntry(Hoard.Rarity.UNCOMMON, 3);
        assertThat(hoard.finds())
                .containsExactly(
                        new Hoard.Find("potion-of-healing", Hoard.Rarity.COMMON, 1, 5),
                        new Hoard.Find("potion-of-healing", Hoard.Rarity.RARE, 4, 100));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            textBlock =
                    """
                    [2, 4] | [] | daily-levels: a list (expected: a list of 1 to 20
                    [2, 4] | [2, 2] | daily-levels[2]: 2 (expected: a level above 2
                    [2, 4] | [0] | daily-levels[1]: 0 (expected: whole number 1..100
                    [2, 4] | [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21] | daily-levels: a list (expected: a list of 1 to 20
                    damage: 1d6+1 | damage: hard | others-at-most.damage: hard (expected:
                    """)
    void aMistakeInTheRulesIsToldWithItsPlace(String right, String wrong, String said) {
        folder.change("delves/rules.yaml", right, wrong);
        assertThat(folder.problems())
                .anySatisfy(each -> assertThat(each.toString()).contains("rules.yaml:", said));
    }

    @Test
    void theDayHasADelveForEachBandOfLevelsAndTheLastHasNoEnd() {
        var delves = folder.load().part(DelveContent.class).orElseThrow();
        assertThat(delves.dailyBands())
                .containsExactly(new DelveContent.Band(1, 2), new DelveContent.Band(3, 4));
        assertThat(delves.dailyBand(2).madeFor()).isEqualTo(2);
        assertThat(delves.dailyBand(3).madeFor()).isEqualTo(4);
        assertThat(delves.dailyBand(60).madeFor()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            textBlock =
                    """
                    chance: 30 | chance: 101 | hoard.yaml:1:9: chance: 101 (expected: whole number 0..100
                    rare: 0 | seldom: 0 | hoard.yaml:2:35: weights.seldom: unknown key
                    potion-of-healing, rarity: common | hot, rarity: common | finds[1].item: hot (expected: an item that exists
                    rarity: common | rarity: often | finds[1].rarity: often (expected: one of common, uncommon, rare
                    to: 5 | from: 6, to: 5 | finds[1].to: 5 (expected: whole number 6..100
                    """)
    void aMistakeInAHoardIsToldWithItsPlace(String right, String wrong, String said) {
        folder.write("delves/hoard.yaml", HOARD.replace(right, wrong));
        assertThat(folder.problems())
                .anySatisfy(each -> assertThat(each.toString()).contains("hoard.yaml:", said));
    }
}
