package emberdelve.server.command.staff;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class SpanTest {
    @Test
    void minutesHoursAndDaysAreSeconds() {
        assertThat(Span.read("10m")).contains(new Span(Optional.of(600L)));
        assertThat(Span.read("2H")).contains(new Span(Optional.of(7_200L)));
        assertThat(Span.read("3d")).contains(new Span(Optional.of(259_200L)));
        assertThat(Span.read("1h30m")).contains(new Span(Optional.of(5_400L)));
        assertThat(Span.read("90s")).contains(new Span(Optional.of(90L)));
        assertThat(Span.read("forever")).contains(new Span(Optional.empty()));
        assertThat(Span.read("3650d")).contains(new Span(Optional.of(Span.SECONDS_MAX)));
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
                }) assertThat(Span.read(wrong)).as(wrong).isEmpty();
    }
}
