package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.link.Input;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** What waits behind a password that is being hashed, and what does not. */
final class LoginQueueTest {
    private final Doorstep doorstep = new Doorstep();
    private final CountDownLatch hashed = new CountDownLatch(1);

    @BeforeEach
    void oneIsBeingHashed(@TempDir Path folder) {
        doorstep.open(folder);
        doorstep.hashesUntil(hashed);
    }

    @AfterEach
    void close() {
        hashed.countDown();
        doorstep.close();
    }

    @Test
    void namesAreLookedUpMeanwhile() {
        var visit = doorstep.visit();
        visit.types("new", "Mirabel");
        visit.terminal.runNext();

        assertThat(visit.terminal.prompt()).contains("New password: ");
    }

    @Test
    void guestsComeInMeanwhileBecauseNobodyNeedsTheirPassword() {
        var visit = doorstep.visit();
        visit.types("guest");
        visit.terminal.runNext();

        assertThat(visit.inputs).first().isInstanceOf(Input.Create.class);
    }

    @Test
    void ofMoreThanMayWaitTheLastIsAskedToComeBack() {
        for (var i = 0; i < Doorstep.WAITING_MAX; i++) waits();
        var late = doorstep.visit();
        late.types("connect Tolo " + Doorstep.SECRET);
        late.terminal.runNext();

        assertThat(String.join(" ", late.terminal.read())).contains("Too many people want in");
        assertThat(late.terminal.isClosed()).isTrue();
    }

    @Test
    void whoHasHungUpTakesNobodysPlace() {
        for (var i = 0; i < Doorstep.WAITING_MAX; i++) waits().terminal.close();
        var patient = waits();
        hashed.countDown();
        patient.terminal.runNext();

        assertThat(String.join(" ", patient.terminal.read())).contains("Two questions");
    }

    /** Somebody whose password is in the queue by now: what came before it was answered. */
    private Visit waits() {
        var visit = doorstep.visit();
        visit.types("connect Tolo " + Doorstep.SECRET);
        doorstep.settles();
        return visit;
    }
}
