package emberdelve.server.rule.sanction;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class SanctionSpanTest {
    @Test
    void minutesHoursAndDaysAreSeconds() {
        assertThat(SanctionSpan.read("10m")).contains(new SanctionSpan(Optional.of(600L)));
        assertThat(SanctionSpan.read("2H")).contains(new SanctionSpan(Optional.of(7_200L)));
        assertThat(SanctionSpan.read("3d")).contains(new SanctionSpan(Optional.of(259_200L)));
        assertThat(SanctionSpan.read("1h30m")).contains(new SanctionSpan(Optional.of(5_400L)));
        assertThat(SanctionSpan.read("90s")).contains(new SanctionSpan(Optional.of(90L)));
        assertThat(SanctionSpan.read("forever")).contains(new SanctionSpan(Optional.empty()));
        assertThat(SanctionSpan.read("3650d"))
                .contains(new SanctionSpan(Optional.of(SanctionSpan.SECONDS_MAX)));
    }

    @Test
    void anythingElseIsNone() {
        for (var wrong :
                new String[] {
                    "",
                    "0m",
                    "-1m",
                    "10",
                    "m",
                    "30m1h",
                    "1h1h",
                    "999ms",
                    "1.5h",
                    "3651d",
                    "99999999999m",
                    "\u0661m",
                    "1 m"
                }) assertThat(SanctionSpan.read(wrong)).as(wrong).isEmpty();
    }
}
