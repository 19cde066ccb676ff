package emberdelve.server.model;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.SplittableRandom;

class MindsTest {
    private static final int CASTS = Boolean.getBoolean("emberdelve.long") ? 10_000 : 500;

    private record Named(String word) implements Mind {
        @Override
        public Action decide(Turn turn) {
            return Rest.REST;
        }
    }

    private record Layer(Mind mind, int endsAfter) {}

    @Test
    @Rule("R6.10")
    void inWhateverOrderTheyEndTheNewestThatLastsDrivesAndTheOwnMindComesBack() {
        for (var seed = 0; seed < CASTS; seed++) {
            var random = new SplittableRandom(seed);
            var own = new Named("own");
            var minds = new Minds(own, () -> {});
            var layers = new ArrayList<Layer>();
            for (var turn = 0; turn < 60; turn++) {
                if (turn < 40 && random.nextInt(3) == 0 && minds.hasRoom()) {
                    var lasts = random.nextInt(1, 12);
                    var mind = new Named("mind " + turn);
                    assertThat(minds.override(mind, lasts)).isTrue();
                    layers.add(new Layer(mind, turn + lasts));
                }
                var now = turn;
                layers.removeIf(layer -> layer.endsAfter() <= now);
                var expected = layers.isEmpty() ? own : layers.getLast().mind();
                assertThat(minds.driving()).as("seed %d, turn %d", seed, turn).isSameAs(expected);
                minds.countTurn();
            }
            assertThat(minds.driving()).as("seed %d", seed).isSameAs(own);
        }
    }

    @Test
    void aCureTakesItsLayerOutOfTheMiddle() {
        var minds = new Minds(new Named("own"), () -> {});
        minds.override(new Named("low"), 5);
        minds.override(new Named("middle"), 9);
        minds.override(new Named("top"), 2);
        assertThat(minds.end("middle")).isTrue();
        minds.countTurn();
        minds.countTurn();
        assertThat(minds.driving().word()).isEqualTo("low");
    }
}
