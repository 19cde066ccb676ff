package emberdelve.config.learnt;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.Problems;
import emberdelve.server.feature.Features;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The shipped content, in a folder that tests change. */
class LearntContentTest {
    private static final Path SHIPPED = Path.of("..", "config", "content");
    private static final String PROGRAM = "server.jar 1 2";

    @TempDir private Path parent = Path.of("");

    private Path folder() {
        return parent.resolve("content");
    }

    private FolderText text() throws IOException {
        return new FolderReader().read(folder());
    }

    private Path file() {
        return parent.resolve("emberdelve.content");
    }

    private LearntContent learnt() {
        return new LearntContent(file(), PROGRAM);
    }

    @BeforeEach
    void learn() throws IOException {
        try (var files = Files.walk(SHIPPED)) {
            for (var each : files.toList())
                Files.copy(each, folder().resolve(SHIPPED.relativize(each)));
        }
        learnt().write(text(), loaded());
    }

    private Content loaded() {
        var problems = new Problems();
        return new ContentLoader(Features.registry().content())
                .load(folder(), problems)
                .orElseThrow(() -> new AssertionError(problems));
    }

    @Test
    void allOfTheContentIsAsItWasRead() throws IOException {
        var read = learnt().read(text()).orElseThrow();

        // Not by isEqualTo: in words, the difference would be all of the content, twice.
        assertThat(read.equals(loaded())).isTrue();
        assertThat(List.copyOf(read.zones().keySet()))
                .isEqualTo(List.copyOf(loaded().zones().keySet()));
    }

    @Test
    void theSameFilesInAnotherFolderAreTheSameContent() throws IOException {
        assertThat(learnt().read(new FolderReader().read(SHIPPED)).equals(Optional.of(loaded())))
                .isTrue();
    }

    @Test
    void aFileThatHasChangedIsReadAnew() throws IOException {
        var news = folder().resolve("news.yaml");
        Files.writeString(news, Files.readString(news) + "\n# seen\n");

        assertThat(learnt().read(text())).isEmpty();
    }

    @Test
    void aFileThatHasComeIsReadAnew() throws IOException {
        Files.writeString(folder().resolve("zones/new.txt"), "");

        assertThat(learnt().read(text())).isEmpty();
    }

    @Test
    void aFileThatHasGoneIsReadAnew() throws IOException {
        Files.delete(folder().resolve("news.yaml"));

        assertThat(learnt().read(text())).isEmpty();
    }

    /** Larger than an array: it is told by its size, and never read. */
    @Test
    void aFileThatHasBecomeHugeIsNotRead() throws IOException {
        try (var news = new RandomAccessFile(folder().resolve("news.yaml").toFile(), "rw")) {
            news.setLength(3L << 30);
        }

        assertThat(learnt().read(text())).isEmpty();
        assertThat(text().files()).doesNotContainKey("news.yaml");
        assertThat(text().unfit().get("news.yaml"))
                .isEqualTo(new PlainFile.Unfit("too large", "at most 3145728 octets"));
    }

    @Test
    void whatEditorsLeaveBehindIsNobodysContent() throws IOException {
        Files.writeString(folder().resolve("zones/.new.swp"), "half a word");
        Files.writeString(folder().resolve("news.yaml~"), "as it was");
        Files.createDirectory(folder().resolve("zones/.idea"));
        Files.createDirectory(folder().resolve("zones/dropped"));
        Files.writeString(folder().resolve("zones/dropped/.rooms.yaml.swp"), "half a word");

        assertThat(learnt().read(text())).isPresent();
    }

    @Test
    void anotherProgramReadsTheFilesAnew() throws IOException {
        assertThat(new LearntContent(file(), "server.jar 1 3").read(text())).isEmpty();
    }

    @Test
    void aFileThatIsDamagedHoldsNone() throws IOException {
        var whole = Files.readAllBytes(file());
        for (var at = 0; at < whole.length; at += 1 + at / 8) {
            var cut = new byte[at];
            System.arraycopy(whole, 0, cut, 0, at);
            Files.write(file(), cut);
            assertThat(learnt().read(text())).as("cut at " + at).isEmpty();

            var changed = whole.clone();
            changed[at] ^= 0x55;
            Files.write(file(), changed);
            assertThat(learnt().read(text())).as("changed at " + at).isEmpty();
        }
        Files.delete(file());
        assertThat(learnt().read(text())).isEmpty();
    }

    @Test
    void aProgramOfJarsIsToldFromEachOther() throws IOException {
        var one = Files.writeString(parent.resolve("one.jar"), "classes");
        var other = Files.writeString(parent.resolve("other.jar"), "classes");
        var both = one + File.pathSeparator + other;
        var before = LearntContent.program(both);

        assertThat(before).isPresent().isNotEqualTo(LearntContent.program(one.toString()));
        Files.writeString(other, "more classes");
        assertThat(LearntContent.program(both)).isPresent().isNotEqualTo(before);
    }

    @Test
    void classesInAFolderMayChangeAtAnyTime() {
        assertThat(LearntContent.program(parent.toString())).isEmpty();
        assertThat(LearntContent.program(parent.resolve("no.jar").toString())).isEmpty();
    }
}
