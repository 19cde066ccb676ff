package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

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

final class ShowSettingsTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir private Path folder = Path.of("");

    @Test
    void eachSettingIsALineWithItsValueAndItsOrigin() throws IOException {
        write(
                """
                limits:
                  guests: 10
                  guest-lasts: 1h
                proxy:
                  from: [10.0.0.0/8, 192.0.2.7]
                """);

        assertThat(show()).isZero();

        assertThat(rows())
                .contains(
                        "limits.guests 10 server.yaml:2",
                        "limits.guest-lasts 1h server.yaml:3 (default 30m)",
                        "proxy.from [10.0.0.0/8, 192.0.2.7] server.yaml:5 (default [127.0.0.1,"
                                + " 0:0:0:0:0:0:0:1])",
                        "listing.contact \"\" default",
                        "retention.log 30d default",
                        "world H2, in the data folder default");
    }

    @Test
    void anOptionOverrulesTheEnvironmentAndTheEnvironmentTheFile() throws IOException {
        write("telnet: {port: 4100}\ntls: {port: 4101}\nadmin: {port: 4102}\n");
        var environment = Map.of("EMBERDELVE_PORT", "4200", "EMBERDELVE_TLS_PORT", "4201");

        assertThat(show(environment, "--tls-port", "4301")).isZero();

        assertThat(rows())
                .contains(
                        "telnet.port 4200 EMBERDELVE_PORT (default 4000)",
                        "tls.port 4301 --tls-port (default 4443)",
                        "admin.port 0 any free one, because of EMBERDELVE_PORT (default 4090)",
                        "config " + folder + " --config");
    }

    @Test
    void theFoldersMayBeNamedBeforeTheCommandToo() throws IOException {
        write("limits: {guests: 3}\n");

        assertThat(run(Map.of(), "--config", folder.toString(), "settings")).isZero();

        assertThat(rows())
                .contains(
                        "limits.guests 3 server.yaml:1 (default 10)",
                        "config " + folder + " --config");
    }

    @Test
    void theLineThatMayHoldAPasswordIsNotShown() throws IOException {
        write("");
        Files.writeString(
                folder.resolve("world.url"), "jdbc:postgresql://localhost/a?password=secret");

        assertThat(show(Map.of(), "--data", folder.toString())).isZero();

        assertThat(rows()).contains("world PostgreSQL data/world.url, whose line is not shown");
        assertThat(out.toString()).doesNotContain("secret");
    }

    @Test
    void withAMistakeItIsToldWithItsLineAndNothingIsShown() throws IOException {
        write("limits:\n  guests: many\n");

        assertThat(show()).isEqualTo(2);

        assertThat(out.toString()).isEmpty();
        assertThat(err.toString())
                .contains("server.yaml:2:11: limits.guests: many (expected: whole number 0..1000)");
    }

    private void write(String text) throws IOException {
        Files.writeString(folder.resolve("server.yaml"), text);
    }

    private int show() {
        return show(Map.of());
    }

    private int show(Map<String, String> environment, String... arguments) {
        var all = new ArrayList<>(List.of("settings", "--config", folder.toString()));
        all.addAll(List.of(arguments));
        return run(environment, all.toArray(String[]::new));
    }

    private int run(Map<String, String> environment, String... arguments) {
        var line =
                CommandLines.of(
                        environment,
                        (_, _, _, _, _, _, _) -> {
                            throw new AssertionError("nothing is to be started here");
                        },
                        List.of(arguments));
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        return line.execute(arguments);
    }

    /** The lines with one blank between columns. */
    private List<String> rows() {
        return out.toString().lines().map(row -> row.replaceAll(" +", " ").strip()).toList();
    }
}
