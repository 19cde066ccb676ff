package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

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
    void theContentIsLeftAsItWasParsed() {
        assertThat(
                        Path.of(
                                System.getProperty("emberdelve.home"),
                                "server/target/emberdelve.parsed"))
                .isNotEmptyFile();
    }

    @Test
    void contentThatHasNotChangedIsNotReadAgain() throws IOException, InterruptedException {
        var drawn = Launcher.runWith(READERS, "map", "old-mine");

        assertThat(drawn.out()).contains("(old-mine)");
        assertThat(drawn.err()).contains("/ValueReader'").doesNotContain("/RoomReader'");
    }

    @Test
    void contentThatSomebodyHasChangedIsReadAgain(@TempDir Path folder)
            throws IOException, InterruptedException {
        var shipped = Launcher.HOME.resolve("config");
        try (var files = Files.walk(shipped)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                var copy = folder.resolve(shipped.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        var zone = folder.resolve("content/zones/old-mine/zone.yaml");
        var text = Files.readString(zone);
        Files.writeString(zone, text.replaceFirst("(?m)^name: .*", "name: The Other Mine"));

        var drawn = Launcher.runWith(READERS, "map", "old-mine", "--config", folder.toString());
        assertThat(drawn.out()).startsWith("The Other Mine (old-mine)");
        assertThat(drawn.err()).contains("/RoomReader'");
    }

    @Test
    void whatWasLearntFromOtherOptionsIsLeftAsideWithoutAWord()
            throws IOException, InterruptedException {
        var ended = started("-XX:-UseCompactObjectHeaders");

        assertThat(ended.out()).startsWith("Emberdelve ").hasLineCount(1);
        assertThat(ended.err()).isEmpty();
    }

    private static Launcher.Ended started(String option) throws IOException, InterruptedException {
        return Launcher.runWith(option, "--version");
    }
}
