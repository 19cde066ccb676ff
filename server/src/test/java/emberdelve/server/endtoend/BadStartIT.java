package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.endtoend.Launcher.Ended;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A start that cannot succeed says all that is wrong, where, and nothing else. */
@Order(1)
final class BadStartIT {
    private static final int MISTAKE = 2;
    private static final int SURROUNDINGS = 3;

    @TempDir private Path temporary = Path.of("");

    @Test
    void everyMistakeOfSettingsAndContentIsToldAtOnceWithItsPlace()
            throws IOException, InterruptedException {
        var configuration =
                Configuration.copyTo(temporary.resolve("config"))
                        .change("server.yaml", "port: 4000", "port: 99999")
                        .change("server.yaml", "tick: 200ms", "tick: 7")
                        .change("content/monsters/beasts.yaml", "hp: 3d6", "hp: lots")
                        .change("content/monsters/kobolds.yaml", "item: dagger", "item: daggger")
                        .change("content/zones/old-mine/rooms.yaml", "up: lantern", "up: lantrn");
        var ended = serve("--config", configuration.folder().toString());

        assertThat(ended.exitCode()).isEqualTo(MISTAKE);
        assertPlace(ended, configuration, "server.yaml", "port: 99999");
        assertPlace(ended, configuration, "server.yaml", "tick: 7");
        assertPlace(ended, configuration, "content/monsters/beasts.yaml", "hp: lots");
        assertPlace(ended, configuration, "content/monsters/kobolds.yaml", "daggger");
        assertPlace(ended, configuration, "content/zones/old-mine/rooms.yaml", "up: lantrn");
        assertThat(ended.out()).doesNotContain("listens");
        assertThat(ended.err()).doesNotContain("at emberdelve").doesNotContain("Exception");
        assertThat(temporary.resolve("data")).as("no world is made").doesNotExist();
    }

    @Test
    void lettersBeyondAsciiAreReadAndWrittenWithoutALocale()
            throws IOException, InterruptedException {
        var data = temporary.resolve("d").toString();
        var verified = Launcher.runWithoutLocale("verify", "--data", data + "\\303\\244");
        assertThat(verified.exitCode()).isEqualTo(SURROUNDINGS);
        assertThat(verified.err()).contains(data + "\u00e4: there is no such folder");

        var unknown = Launcher.runWithoutLocale("new", "Zo\\303\\253", "Zo");
        assertThat(unknown.exitCode()).isEqualTo(MISTAKE);
        assertThat(unknown.err()).contains("Zo\u00eb (expected: zone, monster");
    }

    /** The database would read what stands behind the semicolon as options, and run it. */
    @Test
    void aDataFolderThatTheDatabaseWouldReadAsOptionsIsRefusedByName()
            throws IOException, InterruptedException {
        for (var name : List.of("a;b", "a;INIT=RUNSCRIPT FROM 'x'", "a\\b")) {
            var data = temporary.resolve(name).toString();
            var ended = Launcher.run("--port", "0", "--data", data);

            assertThat(ended.exitCode()).as(name).isEqualTo(MISTAKE);
            assertThat(ended.err()).contains("--data: " + data + " (expected: a path without");
        }
        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void aTlsPortInUseIsToldInOneLineToo() throws IOException, InterruptedException {
        try (var taken = new ServerSocket(0)) {
            var port = Integer.toString(taken.getLocalPort());
            var ended = serve("--port", "0", "--tls-port", port);

            assertThat(ended.exitCode()).isEqualTo(SURROUNDINGS);
            assertThat(ended.err().lines())
                    .filteredOn(line -> line.contains(port))
                    .singleElement()
                    .asString()
                    .contains("tls.port: " + port)
                    .contains("--tls-port");
            assertThat(ended.out()).doesNotContain("listens");
        }
    }

    @Test
    void aCertificateThatCannotBeUsedIsToldInOneLine() throws IOException, InterruptedException {
        var folder =
                Configuration.copyTo(temporary.resolve("config"))
                        .change(
                                "server.yaml",
                                "certificate: self-signed",
                                "certificate: /nowhere/c.pem")
                        .change(
                                "server.yaml",
                                "private-key: self-signed",
                                "private-key: /nowhere/k.pem")
                        .folder();
        var ended = serve("--port", "0", "--config", folder.toString());

        assertThat(ended.exitCode()).isEqualTo(SURROUNDINGS);
        assertThat(ended.err())
                .contains("emberdelve: tls: /nowhere/c.pem: NoSuchFile")
                .doesNotContain("at emberdelve");
    }

    @Test
    void aPortInUseIsToldInOneLine() throws IOException, InterruptedException {
        try (var taken = new ServerSocket(0)) {
            var port = Integer.toString(taken.getLocalPort());
            var ended = serve("--port", port);

            assertThat(ended.exitCode()).isEqualTo(SURROUNDINGS);
            assertThat(ended.err().lines()).hasSize(1);
            assertThat(ended.err()).contains(port).contains("in use");
            assertThat(ended.out()).doesNotContain("listens");
        }
    }

    @Test
    void aWorldThatAnotherServerPlaysIsToldInOneLineWithItsFile()
            throws IOException, InterruptedException {
        try (var server = RunningServer.plain(temporary.resolve("data"))) {
            var ended = serve("--port", "0");

            assertThat(ended.exitCode()).isEqualTo(SURROUNDINGS);
            assertThat(ended.err().lines()).hasSize(1);
            assertThat(ended.err()).containsPattern("data/\\S+: in use");
            try (var client = server.connect()) {
                client.await("Name: ");
            }
        }
    }

    @Test
    void aDataFolderThatCannotBeWrittenIsToldInOneLine() throws IOException, InterruptedException {
        var folder = unwritable().resolve("data").toString();
        var ended = Launcher.run("--port", "0", "--data", folder);

        assertThat(ended.exitCode()).isEqualTo(SURROUNDINGS);
        assertThat(ended.err().lines()).hasSize(1);
        assertThat(ended.err()).contains(folder).contains("choose a folder");
    }

    /** Root may write in every folder, but even root makes none among the processes. */
    private Path unwritable() throws IOException {
        var processes = Path.of("/proc");
        if (Files.isDirectory(processes)) return processes;

        var folder = Files.createDirectory(temporary.resolve("read-only"));
        assertThat(folder.toFile().setReadOnly()).isTrue();
        return folder;
    }

    private Ended serve(String... options) throws IOException, InterruptedException {
        var arguments = new ArrayList<>(List.of("--data", temporary.resolve("data").toString()));
        arguments.addAll(List.of(options));
        return Launcher.run(arguments.toArray(String[]::new));
    }

    private static void assertPlace(
            Ended ended, Configuration configuration, String file, String words)
            throws IOException {
        var line = configuration.lineOf(file, words);
        assertThat(ended.err()).containsPattern("(?m)" + file + ":" + line + ":\\d+: ");
    }
}
