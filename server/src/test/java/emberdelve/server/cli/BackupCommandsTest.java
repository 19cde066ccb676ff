package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.server.feature.Features;
import emberdelve.server.scenario.UntouchedWorld;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

final class BackupCommandsTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path data = Path.of("");

    private int run(String... arguments) {
        var line =
                CommandLines.of(
                        Map.of(),
                        (_, _, _, _, _, _, _) -> {
                            throw new AssertionError("nothing is to be started here");
                        });
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        var all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--data", data.toString()));
        return line.execute(all.toArray(String[]::new));
    }

    private void newWorld() {
        UntouchedWorld.open(data).close();
    }

    @Test
    void aWorldIsBackedUpLostAndRestored() throws IOException {
        newWorld();
        assertThat(run("backup")).as(err::toString).isZero();
        assertThat(out.toString()).contains("sound at checkpoint 0", "0 older deleted");
        assertThat(run("restore")).isZero();
        assertThat(out.toString()).contains(", checkpoint 0");
        Files.write(data.resolve("world.mv.db"), new byte[0]);
        assertThat(run("verify")).isEqualTo(3);

        assertThat(run("restore", "latest")).as(err::toString).isZero();

        assertThat(out.toString()).contains("What was there before is in " + data);
        assertThat(run("verify")).isZero();
    }

    @Test
    void aRunningWorldIsNeitherBackedUpFromOutsideNorReplaced() {
        newWorld();
        assertThat(run("backup")).isZero();
        try (var database = Database.open(data, false, Features.tables())) {
            assertThat(run("backup")).isEqualTo(3);
            assertThat(run("restore", "latest")).isEqualTo(3);
            assertThat(database.verify().sound()).isTrue();
        }
        assertThat(err.toString().lines()).hasSize(2).allMatch(line -> line.contains("in use"));
    }

    @Test
    void aWrongFileOrCountIsAMistakeOfTheCommandLine() {
        newWorld();
        assertThat(run("restore", "latest")).isEqualTo(2);
        assertThat(run("restore", "nowhere.zip")).isEqualTo(2);
        assertThat(run("backup", "--keep", "0")).isEqualTo(2);
        assertThat(err.toString())
                .contains("FILE: latest (expected: a backup, but there is none)")
                .contains("--keep: 0 (expected: 1..10000)");
    }

    @Test
    void withoutAWorldThereIsNothingToBackUp() {
        assertThat(run("backup")).isEqualTo(3);
        assertThat(data.resolve("world.mv.db")).doesNotExist();
    }
}
