package emberdelve.server.adminport;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

/** A panel tells the same in words and as a picture. */
class PanelTest {
    private final Panel players = new Panel("Players", "", Sample::players);
    private final Panel memory = new Panel("Memory", "MiB", Sample::memoryMib);

    @Test
    void theWordsTellTheLatestTheLeastAndTheMost() {
        var samples = List.of(sample(3, 140.5), sample(1_200, 180), sample(7, 150));
        assertThat(players.words(samples)).isEqualTo("Players: 7 (3 to 1,200)");
        assertThat(memory.words(samples)).isEqualTo("Memory: 150 MiB (141 to 180)");
        assertThat(players.words(List.of())).isEqualTo("Players: not measured yet");
    }

    @Test
    void theLatestIsAtTheRightEdgeAndTheMostAtTheTop() {
        var picture = drawn(List.of(sample(0, 1), sample(10, 1), sample(5, 1)));
        assertThat(picture).contains("358.0,102.0 359.0,22.0 360.0,62.0\"");
        assertThat(picture).contains("<title>Players: 5 (0 to 10)</title>");
    }

    @Test
    void aWholeHourBeginsAtTheLeftEdge() {
        var samples = new ArrayList<Sample>();
        for (var nth = 0; nth < LastHour.SAMPLES; nth++) samples.add(sample(1, 1));
        assertThat(drawn(samples)).contains("points=\"1.0,22.0 ");
    }

    private String drawn(List<Sample> samples) {
        var picture = new StringBuilder();
        players.draw(samples).writeTo(picture);
        return picture.toString();
    }

    private static Sample sample(double players, double memory) {
        return new Sample(players, 0, 0, 0, 100, 0, 0, memory, 0, 0);
    }
}
