package emberdelve.config.learnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

@Timeout(60)
class FolderReaderTest {
    @TempDir private Path folder = Path.of("");

    private final FolderReader reader = new FolderReader();

    @Test
    void onlyPlainFilesAreOpened() throws IOException, InterruptedException {
        Files.createDirectory(folder.resolve("items"));
        fifo("items/pipe.yaml");
        Files.createSymbolicLink(folder.resolve("items/device.yaml"), Path.of("/dev/zero"));
        Files.createSymbolicLink(folder.resolve("items/nowhere.yaml"), Path.of("gone.yaml"));
        Files.writeString(folder.resolve("items/real.yaml"), "one");
        Files.createSymbolicLink(folder.resolve("items/link.yaml"), Path.of("real.yaml"));

        var read = reader.read(folder);

        assertThat(read.unfit())
                .containsOnlyKeys("items/pipe.yaml", "items/device.yaml", "items/nowhere.yaml")
                .containsValue(new PlainFile.Unfit("no plain file", "a file"));
        assertThat(read.files()).containsOnlyKeys("items/real.yaml", "items/link.yaml");
        assertThat(reader.file(folder.resolve("items/pipe.yaml")))
                .isEqualTo(new PlainFile.Unfit("no plain file", "a file"));
    }

    /** Java has no other way to make one. */
    private void fifo(String name) throws IOException, InterruptedException {
        var made = new ProcessBuilder("mkfifo", folder.resolve(name).toString()).start();
        assertThat(made.waitFor()).isZero();
    }

    @Test
    void whatDoesNotAnswerIsGivenUpByNameAndAskedByNobodyElseMeanwhile() throws IOException {
        var hasty = new FolderReader(Duration.ofSeconds(2));
        var back = new CountDownLatch(1);
        var asked = new AtomicInteger();
        FolderReader.Reading<String> network =
                at -> {
                    at.accept("items/far.yaml");
                    asked.incrementAndGet();
                    try {
                        back.await();
                    } catch (InterruptedException interrupted) {
                        throw new IllegalStateException(interrupted);
                    }
                    return "read";
                };
        for (var tries = 0; tries < 3; tries++)
            assertThatExceptionOfType(UnfitException.class)
                    .isThrownBy(() -> hasty.within(network))
                    .matches(silent -> silent.path().equals("items/far.yaml"))
                    .withMessageContaining("items/far.yaml: no answer within");
        assertThat(asked).hasValue(1);

        back.countDown();
        var patient = Duration.ofSeconds(30);
        var until = System.nanoTime() + patient.toNanos();
        var again = Optional.<String>empty();
        while (again.isEmpty() && System.nanoTime() < until) {
            try {
                again = Optional.of(hasty.within(_ -> "again"));
            } catch (UnfitException _) {
                Thread.onSpinWait();
            }
        }
        assertThat(again).contains("again");
    }

    @Test
    void whatCannotBeReadIsSaidAsItIs() {
        assertThatIOException().isThrownBy(() -> reader.read(folder.resolve("gone")));
    }

    @Test
    void moreThanMemoryWouldLikeIsGivenUpByName() throws IOException {
        var files = FolderText.OCTETS_MAX / PlainFile.OCTETS_MAX;
        for (var each = 0; each < files; each++) sparse("%02d.yaml".formatted(each));
        assertThat(reader.read(folder).files()).hasSize(files);

        sparse("%02d.yaml".formatted(files));
        assertThatExceptionOfType(UnfitException.class)
                .isThrownBy(() -> reader.read(folder))
                .withMessage(
                        files + ".yaml: too large (expected: at most 67108864 octets up to here)");
    }

    /** A file as large as one may be, which takes no room on the disk. */
    private void sparse(String name) throws IOException {
        try (var file = new RandomAccessFile(folder.resolve(name).toFile(), "rw")) {
            file.setLength(PlainFile.OCTETS_MAX);
        }
    }

    @Test
    void aLinkToWhatIsAroundItEnds() throws IOException {
        Files.createDirectories(folder.resolve("zones/mine"));
        Files.createSymbolicLink(folder.resolve("zones/mine/loop"), folder);

        assertThat(reader.read(folder).unfit().values())
                .containsExactly(new PlainFile.Unfit("too deep", "at most 4 deep"));
    }

    @Test
    void changesGiveTheSameTextAsTheFolderThatHasThem() throws IOException {
        Files.createDirectories(folder.resolve("zones/old"));
        Files.createDirectories(folder.resolve("monsters"));
        Files.writeString(folder.resolve("rules.yaml"), "before");
        Files.writeString(folder.resolve("zones/old/rooms.yaml"), "old");
        var before = reader.read(folder);

        var changed =
                before.with(
                        Map.of(
                                "rules.yaml", Optional.of("after"),
                                "zones/old/rooms.yaml", Optional.empty(),
                                "zones/new/rooms.yaml", Optional.of("new")));

        Files.writeString(folder.resolve("rules.yaml"), "after");
        Files.delete(folder.resolve("zones/old/rooms.yaml"));
        Files.createDirectories(folder.resolve("zones/new"));
        Files.writeString(folder.resolve("zones/new/rooms.yaml"), "new");
        var after = reader.read(folder);
        assertThat(changed.names()).isEqualTo(after.names());
        assertThat(changed.isSame(after)).isTrue();
        assertThat(before.isSame(after)).isFalse();
    }
}
