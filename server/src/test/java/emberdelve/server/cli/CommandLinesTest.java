package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CommandLinesTest {
    private static final Path SHIPPED = Path.of("..", "config");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder = Path.of("");

    private int run(Map<String, String> environment, String... arguments) {
        var line =
                CommandLines.of(
                        environment,
                        (_, _, _, _) -> {
                            throw new AssertionError("nothing is to be started here");
                        });
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        return line.execute(arguments);
    }

    private int run(String... arguments) {
        return run(Map.of(), arguments);
    }

    @Test
    void theShippedConfigurationHasNoMistake() {
        assertThat(run("check", "--config", SHIPPED.toString())).as(err::toString).isZero();
        assertThat(out.toString()).startsWith("No mistakes");
    }

    @Test
    void mistakesOfSettingsAndContentAreListedTogetherWithTheirPlaces() throws IOException {
        Files.createDirectories(folder.resolve("content"));
        Files.writeString(
                folder.resolve("server.yaml"), "telnet:\n  port: 70000\n  prot: 4000\n");

        assertThat(run("check", "--config", folder.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains("server.yaml:2:9: telnet.port: 70000 (expected: ")
                .contains("server.yaml:3:")
                .contains("content")
                .doesNotContain("\tat ");
    }

    @Test
    void theSameMistakesStopTheServerBeforeItTouchesTheData() throws IOException {
        Files.writeString(folder.resolve("server.yaml"), "telnet:\n  port: 70000\n");
        var data = folder.resolve("data");

        assertThat(run("--config", folder.toString(), "--data", data.toString())).isEqualTo(2);
        assertThat(data).doesNotExist();
    }

    @Test
    void aWrongCommandLineIsOneLineAndAHint() {
        assertThat(run("--port", "70000")).isEqualTo(2);
        assertThat(run("--prot", "1")).isEqualTo(2);
        assertThat(run("nonsense")).isEqualTo(2);
        assertThat(err.toString().lines()).hasSize(6);
    }

    @Test
    void optionsCanComeFromTheEnvironment() {
        assertThat(run(Map.of("EMBERDELVE_PORT", "many"))).isEqualTo(2);
        assertThat(err.toString()).contains("many (expected: 0..65535");
        assertThat(run(Map.of("EMBERDELVE_CONFIG", SHIPPED.toString()), "check")).isZero();
    }

    @Test
    void helpNamesEveryOptionAndCommand() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString())
                .contains("--port", "--data", "--config", "check", "verify", "role");
    }

    @Test
    void aWorldThatIsNotThereIsTroubleOfTheSurroundings() {
        assertThat(run("verify", "--data", folder.resolve("none").toString())).isEqualTo(3);
        assertThat(run("role", "mira", "owner", "--data", folder.resolve("none").toString()))
                .isEqualTo(3);
        assertThat(folder.resolve("none")).doesNotExist();
    }

    @Test
    void aRoleIsGivenToSomebodyOfAStoppedWorld() {
        var data = folder.resolve("data");
        try (var database = Database.open(data, false)) {
            database.accounts()
                    .create(new NewAccount("Mira", "x", "player", false, Instant.EPOCH));
        } catch (NameTaken impossible) {
            throw new AssertionError(impossible);
        }

        assertThat(run("role", "mira", "owner", "--data", data.toString())).isZero();
        assertThat(run("role", "mira", "king", "--data", data.toString())).isEqualTo(2);
        assertThat(run("role", "tolo", "owner", "--data", data.toString())).isEqualTo(2);
        try (var database = Database.open(data, false)) {
            assertThat(database.accounts().byName("Mira").orElseThrow().role())
                    .isEqualTo("owner");
        }
    }
}
