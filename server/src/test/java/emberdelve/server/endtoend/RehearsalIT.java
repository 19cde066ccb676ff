package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Path;

class RehearsalIT {
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
