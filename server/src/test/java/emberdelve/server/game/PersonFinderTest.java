package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.scenario.UntouchedWorld;
import emberdelve.server.time.Clock;
import emberdelve.server.view.Note;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Optional;

class PersonFinderTest {
    /** Nobody is renamed here. */
    private static final NewNames NO_NAMES =
            new NewNames() {
                @Override
                public String kept(String typed) {
                    return typed;
                }

                @Override
                public Optional<Note> keep(long account, String name) {
                    return Optional.empty();
                }
            };

    private final Inbox inbox = new Inbox(4);
    private final Jobs jobs = new Jobs(() -> 4);

    /** Nobody would come in any more otherwise. */
    @Test
    void theAnswerIsNotLostWhenTheInboxIsFull(@TempDir Path folder) {
        while (inbox.add(new Input.Durable(1))) Thread.onSpinWait();
        var clock = new Clock(InstantSource.fixed(Instant.EPOCH), () -> 0);
        var order = new PersonOrder(PersonOrder.Deed.ERASE, "pim", "Mira", "here", Role.OWNER);
        try (var database = UntouchedWorld.open(folder)) {
            var finder =
                    new PersonFinder(database, jobs, inbox, Features.registry(), clock, NO_NAMES);
            assertThat(finder.take(order)).isTrue();
            // Ends when the answer was offered, and there was no room for it.
            jobs.stop();
        }
        var taken = new ArrayList<Input>(inbox.drain());
        assertThat(taken).hasOnlyElementsOfType(Input.Durable.class);
        Awaitility.await()
                .pollInSameThread()
                .until(() -> {
                    taken.addAll(inbox.drain());
                    return taken.contains(new Input.PersonFound(order, Optional.empty()));
                });
    }
}
