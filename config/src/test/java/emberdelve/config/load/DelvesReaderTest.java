package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.DelveSite;
import emberdelve.config.content.RoomId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

class DelvesReaderTest {
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
                daily-level: 2
                ruins: a delve
                budget: {base: 1, per-member: 2, per-level: 3, master-percent: 4}
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
        var delves = folder.load().delves().orElseThrow();

        assertThat(delves.mouth()).isEqualTo(RoomId.of("mine", "hall"));
        assertThat(delves.openMax()).isEqualTo(3);
        assertThat(delves.restartKeeps()).isEqualTo(Duration.ofMinutes(10));
        assertThat(delves.budget()).isEqualTo(new DelveContent.Budget(1, 2, 3, 4));
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
        assertThat(ContentFolder.small(elsewhere).load().delves()).isEmpty();
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
                                        .contains("delves/tales.yaml:1:8", "{site} and {owner}"),
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
}
