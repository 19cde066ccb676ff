package emberdelve.db.open;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Files;
import java.nio.file.Path;

class WorldFilesTest {
    @TempDir private Path parent = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"a;b", "a;INIT=RUNSCRIPT FROM 'x'", "a\\b", "a\nb"})
    void aPathIsNeverReadAsOptionsOfTheDatabase(String name) {
        var folder = parent.resolve(name);

        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> new WorldFiles(folder))
                .withMessageContaining("in its name; choose a data folder without ;");
        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> H2Store.open(folder.resolve("w.mv.db"), H2Store.Mode.NEW));
        assertThat(parent).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b", "d\u00e4ta", "a:b", "a%3Bb", "~", "a?b=c&d", "'a'", "-x"})
    void anyOtherPathIsAsGoodAsAnother(String name) {
        var folder = parent.resolve(name);
        H2Store.open(new WorldFiles(folder).world(), H2Store.Mode.NEW).close();

        assertThat(Files.exists(folder.resolve("world.mv.db"))).isTrue();
    }
}
