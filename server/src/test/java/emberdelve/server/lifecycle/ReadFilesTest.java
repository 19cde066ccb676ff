package emberdelve.server.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.regex.Pattern;

/** Memory that only shows a file goes back to the system, and comes again by itself. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux tells a process's memory so")
class ReadFilesTest {
    private static final Pattern RESIDENT = Pattern.compile("Rss: +(\\d+) kB");
    private static final int OCTETS = 1 << 20;
    private static final byte WRITTEN = 7;
    private static final byte CHANGED = 8;

    @TempDir private Path folder;
    private Path file;

    @BeforeEach
    void writeFile() throws IOException {
        file = folder.resolve("learnt.aot");
        var content = new byte[OCTETS];
        Arrays.fill(content, WRITTEN);
        Files.write(file, content);
    }

    @Test
    void whatIsOnlyReadIsGivenBackAndReadAgain() throws IOException {
        try (var channel = FileChannel.open(file);
                var arena = Arena.ofConfined()) {
            var shown = channel.map(MapMode.READ_ONLY, 0, OCTETS, arena);
            assertThat(sum(shown)).isEqualTo((long) OCTETS * WRITTEN);
            assertThat(residentKib()).isEqualTo(OCTETS >> 10);
            new ReadFiles().giveBack();
            assertThat(residentKib()).isZero();
            assertThat(sum(shown)).isEqualTo((long) OCTETS * WRITTEN);
        }
    }

    @Test
    void whatTheProcessHasChangedIsKept() throws IOException {
        try (var channel =
                        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
                var arena = Arena.ofConfined()) {
            var own = channel.map(MapMode.PRIVATE, 0, OCTETS, arena);
            own.fill(CHANGED);
            new ReadFiles().giveBack();
            assertThat(residentKib()).isEqualTo(OCTETS >> 10);
            assertThat(sum(own)).isEqualTo((long) OCTETS * CHANGED);
        }
    }

    /** It may be gone, and something else in its place, before it would be given back. */
    @Test
    void otherFilesThanTheJvmsAreKept() throws IOException {
        file = Files.move(file, folder.resolve("other"));
        try (var channel = FileChannel.open(file);
                var arena = Arena.ofConfined()) {
            var shown = channel.map(MapMode.READ_ONLY, 0, OCTETS, arena);
            assertThat(sum(shown)).isEqualTo((long) OCTETS * WRITTEN);
            new ReadFiles().giveBack();
            assertThat(residentKib()).isEqualTo(OCTETS >> 10);
        }
    }

    private static long sum(MemorySegment shown) {
        return shown.elements(ValueLayout.JAVA_BYTE)
                .mapToLong(octet -> octet.get(ValueLayout.JAVA_BYTE, 0))
                .sum();
    }

    /** How much of the file this process has in its memory. */
    private long residentKib() throws IOException {
        var lines = Files.readAllLines(Path.of("/proc/self/smaps"));
        for (var line = 0; line < lines.size(); line++) {
            if (!lines.get(line).endsWith(file.toString())) continue;
            while (true) {
                var resident = RESIDENT.matcher(lines.get(++line));
                if (resident.matches()) return Long.parseLong(resident.group(1));
            }
        }
        throw new AssertionError("the file is not in memory: " + file);
    }
}
