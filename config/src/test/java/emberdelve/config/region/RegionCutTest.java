package emberdelve.config.region;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.load.ContentFolder;
import emberdelve.config.region.RegionCut.Part;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Cuts of dungeons that are drawn as zones in a row, each with its number of rats. */
final class RegionCutTest {
    @TempDir private Path folder = Path.of("");

    /**
     * A dungeon of zones a, b, c … each joined to the next by a way, the first to the mine in which
     * characters begin.
     */
    private Content row(int... rats) {
        return row("", rats);
    }

    /**
     * The same.
     *
     * @param shut the zone whose way to the next has a door
     */
    private Content row(String shut, int... rats) {
        var content = ContentFolder.small(folder);
        content.change(
                "zones/mine/rooms.yaml",
                "  exits:\n    north: {",
                "  exits:\n    south: a/room\n    north: {");
        content.write("zones/mine/spawns.yaml", "[]\n");
        for (var nth = 0; nth < rats.length; nth++) {
            var zone = name(nth);
            content.write(
                    "zones/" + zone + "/zone.yaml",
                    "name: Zone " + zone + "\ndanger: 1\nrefuge: mine/hall\n");
            content.write(
                    "zones/" + zone + "/rooms.yaml",
                    "room:\n  name: Room\n  at: [0, 0, 0]\n  description: Bare.\n  exits:\n"
                            + (nth == 0
                                    ? "    north: mine/hall\n"
                                    : way("north", name(nth - 1), shut.equals(name(nth - 1))))
                            + (nth == rats.length - 1
                                    ? ""
                                    : way("south", name(nth + 1), shut.equals(zone))));
            if (rats[nth] > 0)
                content.write(
                        "zones/" + zone + "/spawns.yaml",
                        "- {room: room, monster: rat, count: " + rats[nth] + ", respawn: 2m}\n");
        }
        return content.load();
    }

    private static String name(int nth) {
        return String.valueOf((char) ('a' + nth));
    }

    private static String way(String direction, String zone, boolean isShut) {
        return "    "
                + direction
                + ": {to: "
                + zone
                + "/room"
                + (isShut ? ", door: gate" : "")
                + "}\n";
    }

    private static List<List<String>> zones(Content content, int parts, Map<String, Long> people) {
        return RegionCut.of(content, parts, people).stream().map(Part::zones).toList();
    }

    @Test
    void theWorkIsAboutTheSameInEachRegion() {
        var content = row(10, 10, 10, 10);

        assertThat(zones(content, 2, Map.of()))
                .containsExactly(List.of("a", "b", "mine"), List.of("c", "d"));
        assertThat(RegionCut.of(content, 2, Map.of()))
                .extracting(Part::name)
                .containsExactly("mine", "c");
    }

    @Test
    void theSameDungeonIsCutTheSameWay() {
        var content = row(3, 1, 4, 1, 5, 9);

        assertThat(RegionCut.of(content, 3, Map.of()))
                .isEqualTo(RegionCut.of(content, 3, Map.of()));
    }

    @Test
    void whereThePeopleAreIsWorkToo() {
        var content = row(10, 10, 10, 10);

        assertThat(zones(content, 2, Map.of("d", 1000L)))
                .containsExactly(List.of("a", "b", "c", "mine"), List.of("d"));
    }

    @Test
    void aBlockThatNoBorderPartsStaysTogether() {
        var content = row("b", 10, 10, 10, 10);

        assertThat(RegionCut.partsMax(content)).isEqualTo(4);
        for (var parts : IntStream.rangeClosed(1, 4).toArray())
            assertThat(zones(content, parts, Map.of()))
                    .hasSize(parts)
                    .anySatisfy(region -> assertThat(region).contains("b", "c"));
    }

    @Test
    void aRegionIsInOnePiece() {
        var content = row(1, 20, 1, 20, 1);

        for (var region : zones(content, 2, Map.of()))
            if (!region.contains("mine"))
                assertThat("abcde").as("the zones in a row").contains(String.join("", region));
    }

    @Test
    void oneRegionIsTheWholeDungeon() {
        assertThat(zones(row(1, 2), 1, Map.of())).containsExactly(List.of("a", "b", "mine"));
    }

    @Test
    void eachZoneCanBeOne() {
        assertThat(zones(row(1, 2), 3, Map.of()))
                .containsExactly(List.of("mine"), List.of("a"), List.of("b"));
    }
}
