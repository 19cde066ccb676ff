package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

class RehearsalIT {
    /** Names each class of the program that runs. */
    private static final String READERS = "-Xlog:class+init=info:stderr";

    @Test
    void startsTakeWhatTheBuildHasLearnt() throws IOException, InterruptedException {
        assertThat(started("-Xlog:aot=info:stderr").err())
                .contains("emberdelve.aot")
                .doesNotContain("Unable to use");
    }

    @Test
    void allVisitorsOfTheRehearsalWereLetInAndAnswered() throws IOException {
        var said = Path.of(System.getProperty("emberdelve.home"), "server/target/rehearsal.txt");
        assertThat(said).content().contains("listens on port").doesNotContain("rehearse: ");
    }

    @Test
    void contentThatHasNotChangedIsNotReadAgain() throws IOException, InterruptedException {
        var drawn = Launcher.runWith(READERS, "map", "old-mine");

        assertThat(drawn.out()).contains("(old-mine)");
        assertThat(drawn.err()).contains("/ValueReader'").doesNotContain("/RoomReader'");
    }

    /** By the first start with it, and by no later one. */
    @Test
    void contentThatSomebodyHasChangedIsReadOnce(@TempDir Path folder)
            throws IOException, InterruptedException {
        var config = folder.resolve("config");
        var name = Pattern.compile("(?m)^name: .*");
        var zone = Path.of("content/zones/old-mine/zone.yaml");
        Configuration.copyTo(config).withoutTls();
        var text = Files.readString(config.resolve(zone));
        Files.writeString(
                config.resolve(zone), name.matcher(text).replaceFirst("name: The Other Mine"));
        var map = List.of("map", "old-mine", "--config", config.toString(), "--data");
        var data = folder.resolve("data");

        assertThat(drawn(map, data).err()).contains("/RoomReader'");

        try (var _ = RunningServer.on(data, "--config", config.toString())) {
            Awaitility.await("the content is kept as read")
                    .atMost(Launcher.PATIENCE)
                    .until(() -> Files.exists(data.resolve("content.learnt")));
        }
        var again = drawn(map, data);
        assertThat(again.out()).startsWith("The Other Mine (old-mine)");
        assertThat(again.err()).doesNotContain("/RoomReader'");
        assertThat(drawn(map, folder.resolve("other")).err()).contains("/RoomReader'");
    }

    private static Launcher.Ended drawn(List<String> map, Path data)
            throws IOException, InterruptedException {
        var words = new ArrayList<>(map);
        words.add(data.toString());
        return Launcher.runWith(READERS, words.toArray(String[]::new));
    }

    @Test
    void whatWasLearntFromOtherOptionsIsLeftAsideWithoutAWord()
            throws IOException, InterruptedException {
        var ended = started("-XX:-UseCompactObjectHeaders");

        assertThat(ended.out().strip()).isEqualTo("Emberdelve " + version());
        assertThat(ended.err()).isEmpty();
    }

    /** The version in pom.xml, the one place where it stands. */
    private static String version() throws IOException {
        var pom = Files.readString(Launcher.HOME.resolve("pom.xml"));
        var version = Pattern.compile("<version>(.*?)</version>").matcher(pom);
        assertThat(version.find()).isTrue();
        return version.group(1);
    }

    private static Launcher.Ended started(String option) throws IOException, InterruptedException {
        return Launcher.runWith(option, "--version");
    }
}
