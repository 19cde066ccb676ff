package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.server.lifecycle.StartException;

import org.junit.jupiter.api.Test;

final class HeapSizeTest {
    private static final long MIB = 1024 * 1024;

    @Test
    void aHeapOf64MiBIsEnoughThoughTheJvmCountsATenthLess() {
        assertThatCode(() -> HeapSize.require(58 * MIB)).doesNotThrowAnyException();
    }

    @Test
    void ofASmallerOneIsSaidWhatIsTheLeastAndWhichOptionChoosesIt() {
        assertThatThrownBy(() -> HeapSize.require(57 * MIB))
                .isInstanceOf(StartException.class)
                .hasMessage(
                        "-Xmx: 57 MiB (expected: at least 64 MiB; as in"
                                + " EMBERDELVE_JAVA_OPTS=-Xmx64m, or leave -Xmx out)");
    }
}
