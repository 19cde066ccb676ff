package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** An orderly stop loses nothing and ends with 0; what was recorded meanwhile can be replayed. */
@Order(1)
final class OrderlyStopIT {
    @TempDir private Path data = Path.of("");
    @TempDir private Path folder = Path.of("");

    @Test
    void whatWasDoneInTheLastInstantIsThereAfterATermination()
            throws IOException, InterruptedException {
        var config =
                Configuration.copyTo(folder.resolve("config"))
                        .withoutTls()
                        .change("server.yaml", "enabled: false\n  # MiB", "enabled: true\n  # MiB")
                        .folder()
                        .toString();
        try (var server = RunningServer.on(data, "--config", config);
                var mira = Client.create(server, "Mira");
                var tolo = Client.create(server, "Tolo")) {
            server.awaitWords("First owner: ");
            var told = Files.readString(data.resolve("owner-code.txt"));
            mira.ask("claim aaaa-aaaa-aaaa-aaaa", "That is not the code");
            mira.ask(told.substring(told.indexOf("claim")).strip(), "You are the owner now");
            assertThat(data.resolve("owner-code.txt")).doesNotExist();
            mira.ask("adjust mira gold 100 reason test", "gold \\d+ to 100");
            mira.ask("create bone-die", "One bone die \\(");
            mira.ask("create bone-die for tolo", "One bone die \\(");
            mira.send("drop bone die");
            mira.ask("give 37 gold to tolo", "You give 37 gold to Tolo");
            server.terminate();

            assertThat(server.awaitEnd()).isZero();
            tolo.awaitHangUp();
            assertThat(tolo.all()).contains("The server is going down");
        }
        try (var server = RunningServer.on(data, "--config", config);
                var mira = Client.back(server, "Mira");
                var tolo = Client.back(server, "Tolo")) {
            mira.ask("gold", "You have 63 gold");
            mira.ask("audit mira", "claim Mira: a wrong code");
            mira.ask("audit tolo", "Mira from \\S+: create Tolo");
            mira.ask("look", "bone die");
            mira.ask("drop bone die", "You carry no");
            tolo.ask("gold", "You have 45 gold");
            tolo.ask("drop bone die", "You drop");
            server.console("shutdown");

            assertThat(server.awaitEnd()).isZero();
            assertThat(server.said()).doesNotContain("First owner");
        }
        assertThat(Launcher.run("verify", "--data", data.toString()).exitCode()).isZero();
        assertThat(recordings())
                .hasSize(2)
                .allSatisfy(file -> {
                    var replay = Launcher.run("replay", file.toString(), "--config", config);
                    assertThat(replay.out()).as(replay.err()).contains("Identical");
                    assertThat(replay.exitCode()).isZero();
                });
    }

    /** A world that is new, and one that was restored. */
    private List<Path> recordings() throws IOException {
        try (var files = Files.list(data.resolve("recording"))) {
            return files.toList();
        }
    }
}
