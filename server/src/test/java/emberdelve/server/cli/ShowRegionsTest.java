package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.read.Problems;
import emberdelve.config.region.RegionFile;
import emberdelve.db.Database;
import emberdelve.server.feature.Features;
import emberdelve.server.scenario.UntouchedWorld;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.transcript.ContentCopy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What operators read of the regions they have, and of those they could have. */
final class ShowRegionsTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder = Path.of("");

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
        all.addAll(List.of("--data", data().toString(), "--config", config().toString()));
        return line.execute(all.toArray(String[]::new));
    }

    private Path data() {
        return folder.resolve("data");
    }

    private Path config() {
        return folder.resolve("config");
    }

    private void configured(String regions) throws IOException {
        ContentCopy.in(config().resolve("content"));
        if (!regions.isEmpty()) Files.writeString(config().resolve(RegionFile.NAME), regions);
    }

    @Test
    void withoutAFileThereIsOneRegion() throws IOException {
        configured("");

        assertThat(run("regions")).as(err::toString).isZero();
        assertThat(out.toString())
                .startsWith(
                        "region  zones  rooms   exits  danger\n"
                                + "whole      10    276       0     0-9\n")
                .contains("./emberdelve regions --suggest");
    }

    /** A shell empties the file before the command begins that prints into it. */
    @Test
    void whatIsSuggestedMayBePrintedIntoTheFileItself() throws IOException {
        configured("\n");

        assertThat(run("regions", "--suggest")).as(err::toString).isZero();
        Files.writeString(config().resolve(RegionFile.NAME), out.toString());
        assertThat(run("regions")).as(err::toString).isZero();
    }

    @Test
    void theRegionsOfTheFileAreShownWithTheirExits() throws IOException {
        configured("regions: {town: {}, mine: {zones: [old-mine, low-pumps]}}\n");

        assertThat(run("regions")).as(err::toString).isZero();
        assertThat(out.toString())
                .isEqualTo(
                        """
                        region  zones  rooms   exits  danger
                        town        8    222       1     0-9
                        mine        2     54       1     1-5
                        """);
    }

    @Test
    void aMistakeInTheFileIsTold() throws IOException {
        configured("regions: {town: {}, mine: {zones: [old-mien]}}\n");

        assertThat(run("regions")).isEqualTo(ExitCode.MISTAKE);
        assertThat(err.toString()).contains("regions.yaml:1:36: regions.mine.zones[1]: old-mien");
    }

    @Test
    void whatIsSuggestedIsAFileThatFits() throws IOException {
        configured("");
        for (var parts = 1; parts <= 10; parts++) {
            out.getBuffer().setLength(0);
            assertThat(run("regions", "--suggest", Integer.toString(parts)))
                    .as(err::toString)
                    .isZero();
            var problems = new Problems();
            var suggested = Files.writeString(folder.resolve("suggested.yaml"), out.toString());
            var file = RegionFile.load(suggested, problems);
            file.fit(ShippedContent.load(), problems);
            assertThat(problems.list()).isEmpty();
            assertThat(file.all()).hasSize(parts);
        }
    }

    @Test
    void withoutAWorldNoPlayersAreCounted() throws IOException {
        configured("");

        assertThat(run("regions", "--suggest")).as(err::toString).isZero();
        assertThat(out.toString())
                .contains(
                        "# By what lives in the zones, and not by players: ",
                        "percent of the work");
        assertThat(data()).as("a folder that nobody asked for").doesNotExist();
    }

    @Test
    void aWorldInUseIsLeftAlone() throws IOException {
        configured("");
        UntouchedWorld.open(data()).close();
        try (var database = Database.open(data(), false, Features.tables())) {
            assertThat(run("regions", "--suggest")).as(err::toString).isZero();
            assertThat(database.verify().sound()).isTrue();
        }
        assertThat(out.toString()).contains("and not by players: ", "in use");
    }

    @Test
    void aStoppedWorldIsRead() throws IOException {
        configured("");
        UntouchedWorld.open(data()).close();

        assertThat(run("regions", "--suggest")).as(err::toString).isZero();
        assertThat(out.toString()).contains("# By what lives in the zones: nobody has played yet.");
    }

    @Test
    void moreRegionsThanZonesAreRefused() throws IOException {
        configured("");

        for (var parts : List.of("0", "11"))
            assertThat(run("regions", "--suggest", parts)).isEqualTo(ExitCode.MISTAKE);
        assertThat(err.toString()).contains("--suggest: 11 (expected: 1..10");
    }
}
