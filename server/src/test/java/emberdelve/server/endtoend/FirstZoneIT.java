package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What docs/building.md tells a newcomer to do, done word by word, in both ways. */
@Order(1)
final class FirstZoneIT {
    private static final Pattern FENCE =
            Pattern.compile(
                    "^```(?<kind>\\w*)\n(?<text>.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern FILE = Pattern.compile("# my-config/(?<file>\\S+)");
    private static final Pattern NEW =
            Pattern.compile("\\./emberdelve new (?<what>\\w+) \"(?<name>[^\"]+)\"");

    @TempDir private Path temporary = Path.of("");

    @Test
    void aZoneBuiltInFilesAsThePageSaysIsWithoutMistakesAndCanBeWalked()
            throws IOException, InterruptedException {
        var folder = Configuration.fast(temporary.resolve("config")).folder();
        var section = section("In files");
        var begun = NEW.matcher(section);
        while (begun.find()) {
            var made =
                    Launcher.run(
                            "new",
                            begun.group("what"),
                            begun.group("name"),
                            "--config",
                            folder.toString());
            assertThat(made.exitCode()).as(made.err()).isZero();
        }
        for (var fence : fences(section, "yaml")) {
            var named = FILE.matcher(fence);
            assertThat(named.find()).as(fence).isTrue();
            Files.writeString(folder.resolve(named.group("file")), fence);
        }
        var checked = Launcher.run("check", "--strict", "--config", folder.toString());
        assertThat(checked.err()).isEmpty();
        assertThat(checked.exitCode()).isZero();
        walk(folder, temporary.resolve("data"));
    }

    @Test
    void aZoneBuiltByTypingAsThePageSaysIsThereForPlayersAndAfterARestart() throws IOException {
        var folder = Configuration.fast(temporary.resolve("config")).folder();
        var data = temporary.resolve("data");
        try (var server = RunningServer.on(data, "--config", folder.toString());
                var sable = Client.create(server, "Sable")) {
            server.console("role Sable builder");
            sable.await("Your role is builder now");
            type(sable, section("By typing"));
            server.terminate();
            assertThat(server.awaitEnd()).isZero();
        }
        walk(folder, data);
    }

    private static void walk(Path folder, Path data) throws IOException {
        try (var server = RunningServer.on(data, "--config", folder.toString());
                var tolo = Client.create(server, "Tolo")) {
            type(tolo, section("Walk it"));
        }
    }

    /** Types what stands behind {@code >}, and waits for each line that does not. */
    private static void type(Client player, String section) throws IOException {
        for (var fence : fences(section, "")) {
            if (!fence.startsWith("> ")) continue;
            for (var line : fence.lines().toList()) {
                if (line.startsWith(">")) player.send(line.substring(Math.min(2, line.length())));
                else player.await(line.replaceAll("[^A-Za-z0-9 ]", "\\\\$0"));
            }
        }
    }

    private static String section(String title) throws IOException {
        var page = Files.readString(Launcher.HOME.resolve("docs/building.md"));
        var rest = page.substring(page.indexOf("\n### " + title + "\n") + 1);
        return rest.substring(0, rest.indexOf("\n##", 1) + 1);
    }

    private static List<String> fences(String section, String kind) {
        var fences = new ArrayList<String>();
        var fence = FENCE.matcher(section);
        while (fence.find()) if (fence.group("kind").equals(kind)) fences.add(fence.group("text"));
        return fences;
    }
}
