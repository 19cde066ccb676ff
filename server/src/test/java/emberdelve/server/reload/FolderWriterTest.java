package emberdelve.server.reload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

class FolderWriterTest {
    @TempDir private Path folder = Path.of("");

    @Test
    void filesAreWrittenMadeAndDeletedWithTheirFolder() throws IOException {
        Files.createDirectories(folder.resolve("zones/old"));
        Files.writeString(folder.resolve("zones/old/rooms.yaml"), "old");
        Files.setPosixFilePermissions(
                folder.resolve("zones"), PosixFilePermissions.fromString("rwxrwxr-x"));
        Files.writeString(folder.resolve("rules.yaml"), "before");
        Files.setPosixFilePermissions(
                folder.resolve("rules.yaml"), PosixFilePermissions.fromString("rw-rw----"));
        new FolderWriter(folder)
                .write(
                        Map.of(
                                "zones/old/rooms.yaml", Optional.of("old"),
                                "rules.yaml", Optional.of("before"),
                                "zones/new/rooms.yaml", Optional.empty()),
                        Map.of(
                                "zones/old/rooms.yaml", Optional.empty(),
                                "rules.yaml", Optional.of("after"),
                                "zones/new/rooms.yaml", Optional.of("new")));
        assertThat(folder.resolve("zones/old")).doesNotExist();
        assertThat(folder.resolve("rules.yaml")).hasContent("after");
        assertThat(rights("rules.yaml")).isEqualTo("rw-rw----");
        assertThat(folder.resolve("zones/new/rooms.yaml")).hasContent("new");
        assertThat(rights("zones/new")).isEqualTo("rwxrwxr-x");
        assertThat(rights("zones/new/rooms.yaml")).isEqualTo("rw-rw-r--");
        try (var files = Files.walk(folder)) {
            assertThat(files.filter(Files::isRegularFile)).hasSize(2);
        }
    }

    private String rights(String file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(file)));
    }

    @Test
    void whatWasWrittenIsPutBackWhenAnotherFails() throws IOException {
        Files.writeString(folder.resolve("a.yaml"), "before");
        Files.createDirectories(folder.resolve("b.yaml/full"));
        var after = new TreeMap<String, Optional<String>>();
        after.put("a.yaml", Optional.of("after"));
        after.put("b.yaml", Optional.of("a folder is in the way"));
        assertThatThrownBy(() ->
                        new FolderWriter(folder)
                                .write(Map.of("a.yaml", Optional.of("before")), after))
                .isInstanceOf(UncheckedIOException.class);
        assertThat(folder.resolve("a.yaml")).hasContent("before");
        assertThat(folder.resolve(".b.yaml.building")).doesNotExist();
    }
}
