package emberdelve.db.open;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class PostgresUrlTest {
    @TempDir private Path folder;

    private PostgresUrl read(String line) throws IOException {
        return PostgresUrl.read(Files.writeString(folder.resolve("world.url"), line));
    }

    @Test
    void theCommandsForABackupNameTheDatabaseAndNotThePassword() throws IOException {
        var url = read("jdbc:postgresql://db.example.org:5433/emberdelve?user=me&password=secret");
        var target = " --host=db.example.org --port=5433 --username=me --dbname=emberdelve";
        assertThat(url.dump()).isEqualTo("pg_dump --format=custom --file=emberdelve.dump" + target);
        assertThat(url.restore())
                .isEqualTo(
                        "pg_restore --clean --if-exists --single-transaction"
                                + target
                                + " emberdelve.dump");
    }

    @Test
    void whatAShellWouldReadOtherwiseIsQuotedAndASchemaNamed() throws IOException {
        var url = read("jdbc:postgresql://a,b/my%20world?user=o%27neil&currentSchema=game");
        assertThat(url.dump())
                .isEqualTo(
                        "pg_dump --format=custom --file=emberdelve.dump"
                                + " --schema=game --host=a --username='o'\\''neil'"
                                + " --dbname='my world'");
    }

    @Test
    void whatTheLineLeavesOutIsLeftToTheCommandToo() throws IOException {
        assertThat(read("jdbc:postgresql:game").dump())
                .isEqualTo("pg_dump --format=custom --file=emberdelve.dump --dbname=game");
        assertThat(read("jdbc:postgresql://[::1]:5433/?user=me").dump())
                .isEqualTo(
                        "pg_dump --format=custom --file=emberdelve.dump --host=::1 --port=5433"
                                + " --username=me");
    }
}
