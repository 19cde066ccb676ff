package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.link.Batch;
import emberdelve.server.link.Link;
import emberdelve.server.metrics.Traffic;
import emberdelve.server.model.ActorId;

import org.junit.jupiter.api.Test;

import java.util.concurrent.Executor;

/** Who is in the dungeon, as everybody reads it who has connected. */
class SessionsTest {
    private final Sessions sessions = new Sessions(Traffic.none());
    private final Link first = new Connection("first");
    private final Link second = new Connection("second");

    @Test
    void whoeverPlaysIsNamedUntilTheirSessionEnds() {
        sessions.opened(first);
        assertThat(sessions.online()).isEmpty();
        sessions.playing(first, "Mira");
        assertThat(sessions.online()).containsExactly("Mira");
        sessions.closed(first);
        assertThat(sessions.online()).isEmpty();
    }

    @Test
    void whoeverIsBetweenTwoCharactersPlaysNobody() {
        sessions.opened(first);
        sessions.playing(first, "Mira");
        sessions.opened(first);
        assertThat(sessions.online()).isEmpty();
        sessions.playing(first, "Tolo");
        assertThat(sessions.online()).containsExactly("Tolo");
    }

    @Test
    void whoIsTakenOverIsNamedOnceAndStaysWhenTheOldSessionEnds() {
        sessions.opened(first);
        sessions.playing(first, "Mira");
        sessions.opened(second);
        sessions.playing(second, "Mira");
        assertThat(sessions.online()).containsExactly("Mira");
        sessions.closed(first);
        assertThat(sessions.online()).containsExactly("Mira");
        sessions.closed(second);
        assertThat(sessions.online()).isEmpty();
    }

    @Test
    void aSessionThatHasEndedPlaysNobodyAnyMore() {
        sessions.opened(first);
        sessions.closed(first);
        sessions.playing(first, "Mira");
        sessions.closed(first);
        assertThat(sessions.online()).isEmpty();
    }

    @Test
    void whoIsHiddenIsNotNamedUntilTheyAreSeenAgain() {
        sessions.opened(first);
        sessions.playing(first, "Mira");
        sessions.hidden(first);
        assertThat(sessions.online()).isEmpty();
        sessions.playing(first, "Mira");
        assertThat(sessions.online()).containsExactly("Mira");
        sessions.hidden(first);
        sessions.closed(first);
        sessions.hidden(first);
        assertThat(sessions.online()).isEmpty();
    }

    /** Of which only who it is matters here. */
    private record Connection(String from) implements Link {
        @Override
        public Executor loop() {
            return Runnable::run;
        }

        @Override
        public void hear(Batch batch) {}

        @Override
        public void entered(ActorId character) {}

        @Override
        public void dismissed(String key) {}
    }
}
