package emberdelve.config.region;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.region.RegionFile.Named;
import emberdelve.config.region.RegionFile.Region;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

final class RegionFileTest {
    @TempDir private Path folder = Path.of("");

    private final Problems problems = new Problems();

    private RegionFile read(String text) throws IOException {
        return RegionFile.load(Files.writeString(folder.resolve(RegionFile.NAME), text), problems);
    }

    /** The only problem, without the folder of the file. */
    private String problem() {
        assertThat(problems.list()).as(problems.toString()).hasSize(1);
        var text = problems.list().getFirst().toString();
        return text.substring(text.indexOf(RegionFile.NAME));
    }

    @Test
    void withoutTheFileTheDungeonIsInOneRegion() {
        assertThat(RegionFile.load(folder.resolve(RegionFile.NAME), problems))
                .isEqualTo(RegionFile.NONE);
        assertThat(problems.isEmpty()).isTrue();
    }

    @Test
    void theFirstRegionIsTheCapitalAndNamesNoZones() throws IOException {
        var regions =
                read(
                        """
                        regions:
                          town:
                          mine: {zones: [old-mine, low-pumps]}
                          moor: {zones: [shaft-moor]}
                        """);

        assertThat(problems.isEmpty()).as(problems.toString()).isTrue();
        assertThat(regions.all()).extracting(Region::name).containsExactly("town", "mine", "moor");
        assertThat(regions.all().getFirst().zones()).isEmpty();
        assertThat(regions.all().get(1).zones())
                .extracting(Named::zone)
                .containsExactly("old-mine", "low-pumps");
    }

    @Test
    void zonesOfTheCapitalAreRefused() throws IOException {
        read("regions:\n  town: {zones: [yard]}\n  mine: {zones: [old-mine]}\n");
        assertThat(problem())
                .isEqualTo(
                        "regions.yaml:2:10: regions.town.zones: zones of the first region"
                                + " (expected: none: it has every zone that no other region"
                                + " names)");
    }

    @Test
    void aRegionWithoutZonesIsRefused() throws IOException {
        read("regions:\n  town: {}\n  mine: {}\n");
        assertThat(problem())
                .isEqualTo(
                        "regions.yaml:3:3: regions.mine.zones: missing (expected: the ids of its"
                                + " zones)");
    }

    @Test
    void aRegionWithAnEmptyListOfZonesIsRefused() throws IOException {
        read("regions:\n  town: {}\n  mine: {zones: []}\n");
        assertThat(problem())
                .isEqualTo(
                        "regions.yaml:3:10: regions.mine.zones: no zone (expected: the ids of its"
                                + " zones, at least one)");
    }

    @Test
    void aZoneOfTwoRegionsIsRefused() throws IOException {
        read(
                """
                regions:
                  town: {}
                  mine: {zones: [old-mine]}
                  pumps: {zones: [low-pumps, old-mine]}
                """);
        assertThat(problem())
                .startsWith(
                        "regions.yaml:4:30: regions.pumps.zones[2]: old-mine (expected: a zone that"
                                + " no region names; see ")
                .endsWith("regions.yaml:3)");
    }

    @Test
    void aNameThatCannotBeStoredIsRefused() throws IOException {
        read("regions:\n  Town: {}\n");
        assertThat(problem())
                .isEqualTo(
                        "regions.yaml:2:3: regions.Town: Town (expected: id: at most 60 of"
                                + " a-z, 0-9 and single hyphens, a letter first)");
    }

    @Test
    void unknownKeysAreRefused() throws IOException {
        read("regions:\n  town: {}\n  mine: {zone: [old-mine], zones: [old-mine]}\n");
        assertThat(problem())
                .startsWith("regions.yaml:3:10: regions.mine.zone: unknown key")
                .endsWith("did you mean \"zones\"?");
    }

    @Test
    void aFileWithoutRegionsIsRefused() throws IOException {
        read("regions: {}\n");
        assertThat(problem())
                .isEqualTo(
                        "regions.yaml:1:1: regions: no region (expected: 1..16 regions, the capital"
                                + " first)");
        read("");
        assertThat(problems.list())
                .extracting(Problem::key)
                .containsExactlyInAnyOrder("regions", "regions");
    }

    @Test
    void moreRegionsThanThereMayBeAreRefused() throws IOException {
        var most =
                IntStream.range(1, RegionFile.REGIONS_MAX)
                        .mapToObj(nth -> "  r" + nth + ": {zones: [z" + nth + "]}\n")
                        .collect(Collectors.joining());
        read("regions:\n  town: {}\n" + most);
        assertThat(problems.isEmpty()).as(problems.toString()).isTrue();

        read("regions:\n  town: {}\n" + most + "  more: {zones: [more]}\n");
        assertThat(problem())
                .isEqualTo(
                        "regions.yaml:1:1: regions: 17 regions (expected: 1..16 regions, the"
                                + " capital first)");
    }
}
