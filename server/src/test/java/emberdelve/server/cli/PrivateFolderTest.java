package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.regex.Pattern;

class PrivateFolderTest {
    @TempDir private Path parent = Path.of("");

    private Path data() {
        return parent.resolve("data");
    }

    @BeforeEach
    void aFolderThatIsOpenToAll() throws IOException {
        for (var folder : List.of("", "backup", "log", "recording", "content", "tls"))
            chmod(Files.createDirectories(data().resolve(folder)), "rwxr-xr-x");
        for (var file :
                List.of(
                        "world.mv.db",
                        "world.url",
                        "world.marker",
                        "backup/world-1.zip",
                        "log/emberdelve.log",
                        "recording/1.log",
                        "content/1.zip",
                        "content.learnt"))
            chmod(Files.writeString(data().resolve(file), "secret"), "rw-rw-r--");
    }

    @Test
    void nobodyElseMayReadTheDataOnceTheServerHasStarted() throws IOException {
        assertThat(PrivateFolder.close(data()))
                .containsExactly(
                        data()
                                + ": 14 files and folders were open to others of this machine; now"
                                + " they are the server's alone");
        try (var all = Files.walk(data())) {
            for (var each : all.toList())
                assertThat(rights(each))
                        .as("%s", each)
                        .isEqualTo(Files.isDirectory(each) ? "rwx------" : "rw-------");
        }
        assertThat(PrivateFolder.close(data())).isEmpty();
    }

    /** The table of files in docs/operating.md: all of them are the server's own. */
    @Test
    void everyFileThatTheManualNamesIsOurs() throws IOException {
        var manual = Files.readString(Path.of("../docs/operating.md"));
        var table = manual.substring(manual.indexOf("| in `data/` | what |"));
        table = table.substring(0, table.indexOf("\n\n"));
        var rows = Pattern.compile("(?m)^\\| `([^`/|]+)(.*?)`").matcher(table).results().toList();
        assertThat(rows).hasSizeGreaterThan(15);
        for (var row : rows) {
            var name = row.group(1).replace("N.", "1.").replace("NUMBER", "1").replace("*", "1");
            var path = data().resolve(name);
            if (!row.group(2).isEmpty()) Files.createDirectories(path);
            else if (!Files.exists(path)) Files.writeString(path, "ours");
        }
        chmod(data(), "rwxr-xr-x");
        PrivateFolder.close(data());
        assertThat(PrivateFolder.close(data())).isEmpty();
        assertThat(rights(data())).isEqualTo("rwx------");
    }

    @Test
    void whatIsNotOursIsToldAndNotTouched() throws IOException {
        var shared = Files.writeString(data().resolve("diary.txt"), "mine");
        chmod(shared, "rw-r--r--");
        var content = Files.createDirectories(data().resolve("content/zones"));
        chmod(content, "rwxr-xr-x");
        var rules = Files.writeString(content.resolve("rules.yaml"), "a builder's");
        chmod(rules, "rw-r--r--");
        var elsewhere = Files.writeString(parent.resolve("key.pem"), "of all servers here");
        chmod(elsewhere, "rw-r-----");
        Files.createSymbolicLink(data().resolve("tls/private-key.pem"), elsewhere);

        assertThat(PrivateFolder.close(data()).getFirst())
                .startsWith(data() + ": open to others, and it holds diary.txt (expected: ");
        assertThat(rights(data())).isEqualTo("rwxr-xr-x");
        assertThat(rights(shared)).isEqualTo("rw-r--r--");
        assertThat(rights(rules)).isEqualTo("rw-r--r--");
        assertThat(rights(elsewhere)).isEqualTo("rw-r-----");
        assertThat(rights(data().resolve("world.mv.db"))).isEqualTo("rw-------");
    }

    private static void chmod(Path path, String rights) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(rights));
    }

    private static String rights(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }
}
