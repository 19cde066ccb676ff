package emberdelve.server.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;

import java.io.IOException;

final class ChoreTest {
    /** As a library of the JDK does for which there is no descriptor. */
    @Test
    void whatCannotBeLoadedEndsNothingButItself() {
        endsNothing(() -> {
            throw new UnsatisfiedLinkError("Too many open files");
        });
    }

    @Test
    void noFaultOfAnyKindEndsMoreThanItself() {
        endsNothing(() -> {
            throw new IOException("no file");
        });
        endsNothing(() -> {
            throw new IllegalStateException("our own fault");
        });
        endsNothing(() -> {
            throw new AssertionError("on purpose");
        });
    }

    @Test
    void anOrderToEndIsHandedOn() {
        endsNothing(() -> {
            throw new InterruptedException("enough");
        });
        assertThat(Thread.interrupted()).isTrue();
    }

    /** What goes beyond this would be a thread that died, and with it the process. */
    private static void endsNothing(Chore chore) {
        assertThatCode(() -> Chore.doWhatCanBeDone("a chore", chore)).doesNotThrowAnyException();
    }
}
