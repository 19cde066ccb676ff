package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.zip.CRC32;

/** What a server that was killed has left is put in order by the next start. */
final class CutShortIT {
    private static final String ROOMS = "zones/old-mine/rooms.yaml";

    @TempDir private Path temporary = Path.of("");

    @Test
    void aStartTakesBackABuildersDeedThatWasCutShort() throws IOException {
        var folder = Configuration.fast(temporary.resolve("config")).folder();
        var rooms = folder.resolve("content").resolve(ROOMS);
        var before = Files.readString(rooms);
        var after = "half: of something\n";
        Files.writeString(rooms, after);
        Files.write(folder.resolve("content/.unfinished"), journal(before, after));

        try (var server =
                RunningServer.on(temporary.resolve("data"), "--config", folder.toString())) {
            server.awaitWords(ROOMS + ": is as it was before a builder's deed that was cut short");
        }
        assertThat(rooms).hasContent(before);
        assertThat(folder.resolve("content/.unfinished")).doesNotExist();
    }

    @Test
    void theDataFolderIsTheServersAlone() throws IOException {
        var data = temporary.resolve("data");
        var folder = Configuration.fast(temporary.resolve("config")).folder().toString();
        try (var _ = RunningServer.on(data, "--config", folder)) {
            assertThat(rights(data)).isEqualTo("rwx------");
            assertThat(rights(data.resolve("world.mv.db"))).isEqualTo("rw-------");
        }
        chmod(data, "rwxr-xr-x");
        chmod(data.resolve("world.mv.db"), "rw-r--r--");
        try (var server = RunningServer.on(data, "--config", folder)) {
            server.awaitWords("2 files and folders were open to others");
            assertThat(rights(data)).isEqualTo("rwx------");
            assertThat(rights(data.resolve("world.mv.db"))).isEqualTo("rw-------");
        }
    }

    private static void chmod(Path path, String rights) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(rights));
    }

    private static String rights(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    /** As a server leaves it that was killed after its last step but one. */
    private static byte[] journal(String before, String after) throws IOException {
        var octets = new ByteArrayOutputStream();
        var out = new DataOutputStream(octets);
        out.writeInt(1);
        for (var text : new String[] {ROOMS, before, after}) {
            var utf8 = text.getBytes(StandardCharsets.UTF_8);
            out.writeBoolean(true);
            out.writeInt(utf8.length);
            out.write(utf8);
        }
        var sum = new CRC32();
        sum.update(octets.toByteArray());
        out.writeLong(sum.getValue());
        return octets.toByteArray();
    }
}
