package emberdelve.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.slf4j.helpers.NOPLogger;

/** The funnel shows where newcomers are lost. */
class FunnelTest {
    @Test
    void itCountsEachMilestoneByItself() {
        var funnel = new Funnel(NOPLogger.NOP_LOGGER);
        funnel.reached(Milestone.ENTERED, "Mira");
        funnel.reached(Milestone.ENTERED, "Tolo");

        for (var milestone : Milestone.values())
            assertThat(funnel.count(milestone)).isEqualTo(milestone == Milestone.ENTERED ? 2 : 0);
    }
}
