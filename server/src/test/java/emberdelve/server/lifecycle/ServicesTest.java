package emberdelve.server.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

final class ServicesTest {
    private final List<String> log = new ArrayList<>();

    private record Part(String name, boolean starts, boolean stops, List<String> log)
            implements Service {
        @Override
        public void start() {
            if (!starts) throw new StartException(name + " cannot", new IllegalStateException());
            log.add("+" + name);
        }

        @Override
        public void stop() {
            log.add("-" + name);
            if (!stops) throw new IllegalStateException(name);
        }
    }

    private Part part(String name) {
        return new Part(name, true, true, log);
    }

    @Test
    void theyStartInOrderAndStopInReverse() {
        var services = new Services(new LinkedHashSet<>(List.of(part("a"), part("b"), part("c"))));
        services.start();
        services.stop();
        services.stop();

        assertThat(log).containsExactly("+a", "+b", "+c", "-c", "-b", "-a");
    }

    @Test
    void whenOneCannotStartThoseBeforeItAreStopped() {
        var services =
                new Services(
                        new LinkedHashSet<>(
                                List.of(part("a"), part("b"), new Part("c", false, true, log))));

        assertThatThrownBy(services::start).isInstanceOf(StartException.class);
        assertThat(log).containsExactly("+a", "+b", "-b", "-a");
    }

    @Test
    void oneThatCannotStopDoesNotKeepTheOthersFromIt() {
        var services =
                new Services(
                        new LinkedHashSet<>(List.of(part("a"), new Part("b", true, false, log))));
        services.start();
        services.stop();

        assertThat(log).containsExactly("+a", "+b", "-b", "-a");
    }
}
