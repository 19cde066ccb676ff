package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.server.feature.Features;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import picocli.CommandLine;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class CommandLinesTest {
    private static final Path SHIPPED = Path.of("..", "config");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder = Path.of("");

    private int run(Map<String, String> environment, String... arguments) {
        var line = line(environment, arguments);
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        return line.execute(arguments);
    }

    private static CommandLine line(Map<String, String> environment, String... arguments) {
        return CommandLines.of(
                environment,
                (_, _, _, _, _, _, _) -> {
                    throw new AssertionError("nothing is to be started here");
                },
                List.of(arguments));
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
    void aMessageThatNobodyAsksForOrCanFillIsAMistake() throws IOException {
        copyOfTheShipped();
        change("messages/combat.yaml", "combat.missed:", "combat.mised:");
        change("messages/combat.yaml", "$amount$", "$ammount$");

        assertThat(run("check", "--config", folder.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains("combat.mised: unknown message")
                .contains("did you mean \"combat.missed\"?")
                .contains("combat.yaml:1:1: combat.missed: missing")
                .contains(
                        "$ammount$ (expected: no gaps but actors 0..1, $amount$, $blow$);"
                                + " did you mean \"$amount$\"?");
    }

    @Test
    void warningsAreToldAndOnlyStrictStopsAtThem() throws IOException {
        copyOfTheShipped();
        change("zones/old-mine/zone.yaml", "lantern-yard/yard", "landing");

        assertThat(run("check", "--config", folder.toString())).isZero();
        assertThat(err.toString())
                .contains("content/zones/old-mine/zone.yaml:14:9: warning: refuge: landing");
        assertThat(out.toString()).startsWith("No mistakes, warnings 1: ");
        assertThat(run("check", "--strict", "--config", folder.toString())).isEqualTo(2);
    }

    @Test
    void theShippedConfigurationHasNoWarning() {
        assertThat(run("check", "--strict", "--config", SHIPPED.toString()))
                .as(err::toString)
                .isZero();
    }

    @Test
    void noHelpShowsHowJavaWritesNothing() {
        for (var command : commandsFor("--help").values())
            assertThat(command.getUsageMessage()).doesNotContain("Optional");
    }

    @Test
    void whoeverNamesACommandOrAsksForHelpGetsAllOfThem() {
        var all = commandsFor("--help");
        assertThat(all).hasSizeGreaterThan(10);

        for (var name : all.keySet())
            assertThat(commandsFor("--data", "world", name)).containsOnlyKeys(all.keySet());
    }

    @Test
    void theStartOfTheServerMakesNoOtherCommand() {
        assertThat(commandsFor()).isEmpty();
        assertThat(commandsFor("--port", "4000", "--data", "world")).isEmpty();
    }

    @Test
    void aCommandThatIsMistypedIsTold() {
        assertThat(run("chek")).isEqualTo(2);
        assertThat(err.toString()).contains("'chek'").contains("Try: ./emberdelve --help");
    }

    private static Map<String, CommandLine> commandsFor(String... arguments) {
        return line(Map.of(), arguments).getSubcommands();
    }

    private void copyOfTheShipped() throws IOException {
        try (var files = Files.walk(SHIPPED)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                var relative = SHIPPED.relativize(file);
                if (relative.startsWith("src") || relative.startsWith("target")) continue;
                Files.createDirectories(folder.resolve(relative).getParent());
                Files.copy(file, folder.resolve(relative));
            }
        }
    }

    private void change(String file, String from, String to) throws IOException {
        var path = folder.resolve("content").resolve(file);
        assertThat(Files.readString(path)).contains(from);
        Files.writeString(
                path,
                Files.readString(path)
                        .replaceFirst(Pattern.quote(from), Matcher.quoteReplacement(to)));
    }

    @Test
    void mistakesOfSettingsAndContentAreListedTogetherWithTheirPlaces() throws IOException {
        Files.createDirectories(folder.resolve("content"));
        Files.writeString(folder.resolve("server.yaml"), "telnet:\n  port: 70000\n  prot: 4000\n");

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
    void aFolderMayBeNamedBeforeTheCommandOrBehindIt() throws IOException {
        Files.writeString(folder.resolve("server.yaml"), "telnet:\n  port: 70000\n");
        var broken = folder.toString();
        var shipped = SHIPPED.toString();

        assertThat(run("--config", broken, "check")).isEqualTo(2);
        assertThat(err.toString()).contains("server.yaml:2:9: telnet.port: 70000");
        assertThat(run("--config=" + shipped, "check")).isZero();
        assertThat(run("--config", broken, "check", "--config", shipped)).isZero();
        assertThat(run(Map.of("EMBERDELVE_CONFIG", broken), "--config", shipped, "check")).isZero();
        assertThat(run(Map.of("EMBERDELVE_CONFIG", broken), "check", "--config", shipped)).isZero();
    }

    @Test
    void anOptionOfTheServerAloneIsRefusedBeforeAnotherCommand() {
        assertThat(run("--port", "5000", "check")).isEqualTo(2);
        assertThat(err.toString()).contains("--port: means nothing to check");
        assertThat(run("--help", "check")).isZero();
        assertThat(run(Map.of("EMBERDELVE_PORT", "5000"), "check", "--config", SHIPPED.toString()))
                .as("what is in the environment is there for every command")
                .isZero();
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
        try (var database = Database.open(data, false, Features.tables())) {
            database.accounts().create(new NewAccount("Mira", "x", "player", false, Instant.EPOCH));
        } catch (NameTaken impossible) {
            throw new AssertionError(impossible);
        }

        assertThat(run("role", "mira", "owner", "--data", data.toString())).isZero();
        assertThat(run("role", "mira", "king", "--data", data.toString())).isEqualTo(2);
        assertThat(run("role", "tolo", "owner", "--data", data.toString())).isEqualTo(2);
        try (var database = Database.open(data, false, Features.tables())) {
            assertThat(database.accounts().byName("Mira").orElseThrow().role()).isEqualTo("owner");
        }
    }
}
