package emberdelve.server.flight;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.StoreState;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.game.TickReport;
import emberdelve.server.lag.DeedName;
import emberdelve.server.lag.SlowDeed;
import emberdelve.server.lag.TickTime;
import emberdelve.server.time.Clock;

import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A late tick leaves a file of what the server was at, with numbers and without names. */
class FlightRecorderTest {
    private static final Duration PERIOD = Duration.ofMillis(200);
    private static final long IN_TIME = PERIOD.toNanos();
    private static final Instant START = Instant.parse("2026-03-01T12:00:00Z");

    @TempDir private Path data;

    private final List<TickReport> reports = new ArrayList<>();
    private Duration passed = Duration.ZERO;
    private final Clock clock = new Clock(() -> START.plus(passed), () -> passed.toNanos());

    private FlightRecorder recorder() {
        return new FlightRecorder(
                true,
                data.resolve("flight"),
                tick -> reports.stream().filter(each -> each.time().tick() > tick).toList(),
                PERIOD,
                clock);
    }

    private final List<FlightRecorder> started = new ArrayList<>();

    @AfterEach
    void stop() {
        started.forEach(FlightRecorder::stop);
    }

    @Test
    void aLateTickLeavesAFileThatNamesItsDeedsByNumber() throws IOException {
        var recorder = begun();
        tick(1, IN_TIME, List.of());
        recorder.look();
        assertThat(files()).as("a tick in time leaves nothing").isEmpty();

        var look = new DeedName("command look, Mira #2a", "command look, #2a");
        tick(2, IN_TIME + 1, List.of(new SlowDeed(look, 150_000_000)));
        recorder.look();

        var file = data.resolve("flight/late-20260301-120000.jfr");
        assertThat(files()).containsExactly(file);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        var events = RecordingFile.readAllEvents(file);
        assertThat(of("emberdelve.Tick", events))
                .extracting(event -> event.getLong("tick"))
                .containsExactly(1L, 2L);
        assertThat(of("emberdelve.Tick", events).getLast().getDuration("took"))
                .isEqualTo(PERIOD.plusNanos(1));
        assertThat(of("emberdelve.SlowDeed", events))
                .singleElement()
                .matches(event -> event.getString("deed").equals("command look, #2a"))
                .matches(event -> event.getDuration("took").equals(Duration.ofMillis(150)));
        assertThat(of("emberdelve.Checkpoint", events))
                .as("each durable tick once")
                .extracting(event -> event.getLong("durableTick"))
                .containsExactly(0L, 1L);
        assertThat(events)
                .as("nobody is named")
                .noneMatch(event -> event.toString().contains("Mira"));
    }

    @Test
    void filesComeTenMinutesApartAndFiveAreKept() throws IOException {
        var recorder = begun();
        late(recorder, 1);
        passed = FlightRecorder.REST.minusNanos(1);
        late(recorder, 2);
        assertThat(files()).hasSize(1);
        for (var nth = 1; nth <= FlightRecorder.FILES_MAX; nth++) {
            passed = FlightRecorder.REST.multipliedBy(nth);
            late(recorder, 2 + nth);
        }
        assertThat(files())
                .hasSize(FlightRecorder.FILES_MAX)
                .doesNotContain(data.resolve("flight/late-20260301-120000.jfr"))
                .contains(data.resolve("flight/late-20260301-125000.jfr"));
    }

    private FlightRecorder begun() {
        var recorder = recorder();
        started.add(recorder);
        return recorder;
    }

    private void late(FlightRecorder recorder, long tick) throws IOException {
        tick(tick, 2 * IN_TIME, List.of());
        recorder.look();
    }

    private void tick(long tick, long tookNanos, List<SlowDeed> slow) {
        var saving =
                new StoreHealth(
                        StoreState.WELL, tick - 1, Duration.ZERO, 0, 0, Duration.ofMillis(3), "");
        reports.add(
                new TickReport(
                        new TickTime(tick, 0, tookNanos, 0, 0, slow),
                        1,
                        0,
                        List.of(),
                        0,
                        Optional.of(saving)));
    }

    private List<Path> files() throws IOException {
        var folder = data.resolve("flight");
        if (!Files.exists(folder)) return List.of();
        try (var files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static List<RecordedEvent> of(String name, List<RecordedEvent> events) {
        return events.stream()
                .filter(event -> event.getEventType().getName().equals(name))
                .toList();
    }
}
