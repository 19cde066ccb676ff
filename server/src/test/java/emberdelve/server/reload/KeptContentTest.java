package emberdelve.server.reload;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.load.ParsedFiles;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.region.RegionFile;
import emberdelve.server.feature.Features;
import emberdelve.server.transcript.AlteredContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Content that does not fit the regions in force is neither kept nor taken again. */
final class KeptContentTest {
    @TempDir private Path data = Path.of("");
    @TempDir private Path builder = Path.of("");

    @Test
    void contentWithoutAZoneOfARegionIsRefused() throws IOException {
        var content = AlteredContent.ofFewerZones(builder);
        var fine = kept(RegionFile.NONE).keep(content.folder(), new Problems());
        assertThat(fine).isPresent();
        var version = fine.orElseThrow().version();

        var file =
                Files.writeString(
                        data.resolve(RegionFile.NAME),
                        "regions: {town: {}, sea: {zones: [reef]}}\n");
        var divided = kept(RegionFile.load(file, new Problems()));
        var read = new Problems();
        assertThat(divided.keep(content.folder(), read)).isEmpty();
        var back = new Problems();
        assertThat(divided.load(version, back)).isEmpty();

        assertThat(read.list()).isEqualTo(back.list());
        assertThat(read.list())
                .singleElement()
                .extracting(Problem::text)
                .asString()
                .startsWith("regions.sea.zones[1]: reef (expected: a zone of the content)");
    }

    private KeptContent kept(RegionFile regions) {
        return new KeptContent(data, new ParsedFiles(), Features.registry().loader(), regions);
    }
}
