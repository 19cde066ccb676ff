package emberdelve.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

final class LogOfOursTest {
    @Test
    void aConfigurationThatIsThereReplacesOurs(@TempDir Path folder) throws IOException {
        var file = Files.createFile(folder.resolve("theirs.xml"));

        assertThat(LogOfOurs.isThere(file.toString())).isTrue();
        assertThat(LogOfOurs.isThere("file:" + file)).isTrue();
        assertThat(LogOfOurs.isThere("logback-test.xml")).isTrue();
    }

    @Test
    void aNameThatIsNoFileDoesNot(@TempDir Path folder) {
        assertThat(LogOfOurs.isThere("")).isFalse();
        assertThat(LogOfOurs.isThere(folder.toString())).isFalse();
        assertThat(LogOfOurs.isThere(folder.resolve("misspelt.xml").toString())).isFalse();
    }
}
