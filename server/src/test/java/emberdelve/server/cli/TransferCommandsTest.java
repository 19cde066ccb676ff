package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.server.feature.Features;
import emberdelve.server.scenario.UntouchedWorld;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is in the file is for {@code TransfersTest}; here it is how the commands end. */
final class TransferCommandsTest {
    private static final Path SHIPPED = Path.of("..", "config");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder = Path.of("");

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
        all.addAll(List.of("--data", folder.resolve("data").toString()));
        if (all.getFirst().equals("import")) all.addAll(List.of("--config", SHIPPED.toString()));
        return line.execute(all.toArray(String[]::new));
    }

    @BeforeEach
    void makeAWorld() {
        UntouchedWorld.open(folder.resolve("data")).close();
    }

    @Test
    void whatWasExportedIsImported() {
        var file = folder.resolve("all.json").toString();
        assertThat(run("export", "--file", file)).as(err::toString).isZero();
        assertThat(run("import", file)).as(err::toString).isZero();
        assertThat(out.toString()).contains("0 characters", "0 items, 0 gold");
    }

    @Test
    void whoVerifiesWithAConfigurationThatCannotBeReadLearnsThatNobodyWasLookedAt() {
        var nowhere = folder.resolve("nowhere").toString();
        assertThat(run("verify", "--config", nowhere)).as("the world is sound").isZero();
        assertThat(err.toString()).contains("against the rules: ", ": not looked at, because");
    }

    @Test
    void mistakesOfTheCommandLineChangeNothing() throws Exception {
        var wrong = Files.writeString(folder.resolve("wrong.json"), "{ nonsense }").toString();
        var fresh = folder.resolve("mira.json");
        assertThat(run("export", "--file", wrong)).isEqualTo(2);
        assertThat(run("export", "Mira", "--file", fresh.toString())).isEqualTo(2);
        assertThat(run("import", folder.resolve("nowhere.json").toString())).isEqualTo(2);
        assertThat(run("import", wrong)).isEqualTo(2);
        assertThat(fresh).doesNotExist();
        assertThat(err.toString()).contains("wrong.json: 1:", "NAME: Mira (expected: somebody");
    }

    @Test
    void aWorldInUseIsLeftAlone() {
        var file = folder.resolve("all.json");
        try (var database = Database.open(folder.resolve("data"), false, Features.tables())) {
            assertThat(run("export", "--file", file.toString())).isEqualTo(3);
            assertThat(database.verify().sound()).isTrue();
        }
        assertThat(file).doesNotExist();
        assertThat(err.toString()).contains("in use");
    }
}
