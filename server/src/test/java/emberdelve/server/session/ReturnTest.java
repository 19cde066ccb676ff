package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.link.Input;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** Who was in the dungeon when the store failed, or began to hang, comes back. */
final class ReturnTest {
    private static final long TOLO = 50;

    private final Doorstep doorstep = new Doorstep();

    ReturnTest(@TempDir Path folder) {
        doorstep.open(folder);
        doorstep.hasAccount("Sable");
        doorstep.visit().logsIn();
        doorstep.isInside("Tolo", TOLO);
    }

    @AfterEach
    void close() {
        doorstep.close();
    }

    private void requireBack(Visit visit) {
        assertThat(visit.inputs)
                .singleElement()
                .isInstanceOfSatisfying(
                        Input.Enter.class,
                        enter -> assertThat(enter.characterId()).isEqualTo(TOLO));
    }

    @Test
    void whenTheStoreFails() {
        doorstep.storeFails();
        var visit = doorstep.visit();
        visit.logsIn();

        requireBack(visit);
    }

    @Test
    void whenTheStoreHangs() {
        var end = new CountDownLatch(1);
        doorstep.storeHangsUntil(end);
        var visit = doorstep.visit();
        visit.logsIn();

        requireBack(visit);
        end.countDown();
    }

    @Test
    void butNotWithAWrongPassword() {
        doorstep.storeFails();
        var visit = doorstep.visit();
        visit.types("connect Tolo " + Doorstep.SECRET + "x");
        visit.terminal.runNext();

        assertThat(visit.inputs).isEmpty();
        assertThat(visit.terminal.isClosed()).isFalse();
    }

    @Test
    void whoWasNotInIsToldToTryAgain() {
        doorstep.storeFails();
        var visit = doorstep.visit();
        visit.types("connect Sable " + Doorstep.SECRET);
        visit.terminal.runNext();

        assertThat(String.join(" ", visit.terminal.read()))
                .contains("The server cannot look that up at the moment.");
        assertThat(visit.inputs).isEmpty();
    }
}
