package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class WaitingTest {
    private final Waiting waiting = new Waiting();

    @Test
    void eachCommandKeepsItsMomentHoweverManyWait() {
        for (var number = 0; number < 100; number++)
            assertThat(waiting.add(1_000L + number)).isEqualTo(number);

        for (var number = 0; number < 100; number++) {
            assertThat(waiting.oldest()).isEqualTo(number);
            assertThat(waiting.due(number)).isEqualTo(1_000L + number);
            waiting.forgetTo(number);
        }
        assertThat(waiting.isEmpty()).isTrue();
    }

    @Test
    void anAnswerEndsTheHopeForWhatIsOlder() {
        for (var number = 0; number < 5; number++) waiting.add(number);
        waiting.forgetTo(3);

        assertThat(waiting.holds(2)).isFalse();
        assertThat(waiting.holds(4)).isTrue();
        assertThat(waiting.holds(5)).isFalse();
        assertThat(waiting.remembers(2)).isTrue();
    }
}
