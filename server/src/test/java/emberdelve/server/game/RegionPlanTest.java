package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.region.RegionFile;
import emberdelve.db.seal.RegionRow;
import emberdelve.server.game.RegionPlan.Share;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

final class RegionPlanTest {
    @TempDir private Path folder = Path.of("");

    private RegionFile read(String text, Problems problems) throws IOException {
        var file = Files.writeString(folder.resolve(RegionFile.NAME), text);
        return RegionFile.load(file, problems);
    }

    @Test
    void withoutAFileThereIsOneRegion() {
        assertThat(RegionPlan.of(RegionFile.NONE)).isEqualTo(RegionPlan.WHOLE);
        assertThat(RegionPlan.WHOLE.isDivided()).isFalse();
    }

    @Test
    void thePlanIsThatOfTheFileAndTellsItself() throws IOException {
        var problems = new Problems();
        var file = read("regions: {town: {}, mine: {zones: [old-mine, bond]}}\n", problems);
        file.fit(ShippedContent.load(), problems);
        assertThat(problems.list()).isEmpty();

        var plan = RegionPlan.of(file);
        assertThat(plan.shares())
                .containsExactly(
                        new Share("town", List.of()),
                        new Share("mine", List.of("old-mine", "bond")));
        assertThat(plan.isDivided()).isTrue();
        assertThat(plan.told(ShippedContent.load())).isEqualTo("town 8 zones, mine 2 zones");
    }

    @Test
    void aZoneThatIsNotThereIsRefused() throws IOException {
        var problems = new Problems();
        read("regions:\n  town: {}\n  mine: {zones: [old-mien]}\n", problems)
                .fit(ShippedContent.load(), problems);

        assertThat(problems.list())
                .singleElement()
                .extracting(Problem::toString)
                .asString()
                .endsWith(
                        "regions.yaml:3:18: regions.mine.zones[1]: old-mien (expected: a zone of"
                                + " the content); did you mean \"old-mine\"?");
    }

    @Test
    void theZoneInWhichCharactersBeginIsTheCapitals() throws IOException {
        var problems = new Problems();
        read("regions:\n  mine: {}\n  town: {zones: [lantern-yard]}\n", problems)
                .fit(ShippedContent.load(), problems);

        assertThat(problems.list())
                .singleElement()
                .extracting(Problem::key, Problem::value, Problem::expected)
                .containsExactly(
                        "regions.town.zones[1]",
                        "lantern-yard",
                        "a zone in which no character begins: that one is the first region's");
    }

    @Test
    void everyZoneOfTheShippedDungeonCouldBeARegion() throws IOException {
        var content = ShippedContent.load();
        var text = new StringBuilder("regions:\n  town: {}\n");
        for (var zone : content.zones().keySet())
            if (!zone.equals(content.rules().startRoom().zone()))
                text.append("  " + zone + ": {zones: [" + zone + "]}\n");
        var problems = new Problems();
        read(text.toString(), problems).fit(content, problems);

        assertThat(problems.list()).isEmpty();
    }

    /** Whatever the file may say can be stored. */
    @Test
    void namesOfTheFileAreNamesOfTheDatabase() {
        for (var name : List.of("a", "town", "t-0", "a".repeat(60))) {
            assertThat(RegionFile.isName(name)).as(name).isTrue();
            assertThat(RegionRow.requireName(name)).isEqualTo(name);
        }
        for (var name : List.of("", "0a", "-a", "Town", "to wn", "a".repeat(61), "é"))
            assertThat(RegionFile.isName(name)).as(name).isFalse();
    }
}
