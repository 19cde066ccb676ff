package emberdelve.server.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.StoreState;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.Map;

/** Whoever stops the server reads what is not stored. */
class WorldServiceTest {
    private static StoreHealth saving(StoreState state, String reason) {
        return new StoreHealth(
                state, 17, Duration.ofSeconds(4), 2, 0, Duration.ofMillis(3), reason);
    }

    @Test
    void rowsThatAreSetAsideAreNamedAndAllElseIsCalledSafe() {
        assertThat(WorldService.lost(saving(StoreState.ASIDE, "item 5 (lamp): charges: -1")))
                .isEqualTo(
                        Note.of(
                                "console.aside",
                                Map.of("rows", "item 5 (lamp): charges: -1", "tick", "17")));
    }

    @Test
    void ofADiskThatFailsItSaysHowMuchIsLostAndWhy() {
        assertThat(WorldService.lost(saving(StoreState.FAILING, "no space left")))
                .isEqualTo(
                        Note.of(
                                "console.unsaved",
                                Map.of("age", "5", "tick", "17", "reason", "no space left")));
    }
}
