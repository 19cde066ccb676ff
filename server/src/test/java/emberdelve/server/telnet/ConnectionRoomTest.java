package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.LimitSettings;
import emberdelve.server.telnet.ConnectionLimit.Answer;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

final class ConnectionRoomTest {
    private static final int SESSIONS = LimitSettings.DEFAULTS.sessionsMax();

    private final ConnectionRoom room = with(Integer.MAX_VALUE);

    @Test
    void aStormOfBrowsersFindsThreeQuartersOfAnEmptyServer() {
        assertThat(enter(room.pages())).isEqualTo((SESSIONS + ConnectionRoom.PAGES_LEAST) / 4 * 3);
    }

    @Test
    void aFullServerIsStillRead() {
        assertThat(enter(room.sessions())).isEqualTo(SESSIONS);
        assertThat(enter(room.pages())).isEqualTo(ConnectionRoom.PAGES_LEAST);
    }

    @Test
    void bothTogetherAreNeverMoreThanThereIsRoomFor() {
        var pages = enter(room.pages());
        assertThat(pages + enter(room.sessions())).isEqualTo(SESSIONS + ConnectionRoom.PAGES_LEAST);
    }

    @Test
    void oneHouseReadsSoManyPages() {
        for (var each = 0; each < ConnectionRoom.PAGES_PER_ADDRESS; each++)
            assertThat(room.pages().enter(address(1))).isEqualTo(Answer.WELCOME);
        assertThat(room.pages().enter(address(1))).isEqualTo(Answer.TOO_MANY_FROM_THERE);
        assertThat(room.pages().enter(address(2))).isEqualTo(Answer.WELCOME);
    }

    @Test
    void asManySessionsAreLetInAsTheSystemHasDescriptorsFor() {
        var few = 4_096;
        assertThat(enter(with(few).sessions()))
                .isEqualTo(
                        few
                                - Descriptors.OWN
                                - ConnectionRoom.PAGES_LEAST
                                - ConnectionRoom.TURNED_AWAY_AT_ONCE);
    }

    @Test
    void ofVeryFewDescriptorsHalfAreForSessions() {
        var room = with(Descriptors.OWN + 100);
        assertThat(enter(room.sessions())).isEqualTo(50);
        assertThat(room.accepted()).isEqualTo(100);
    }

    @Test
    void noMoreAreAcceptedThanThereAreDescriptorsWhateverTheLimit() {
        for (var most = 1; most < 25_000; most += 997) {
            var room = with(most);
            assertThat(room.accepted())
                    .isPositive()
                    .isLessThanOrEqualTo(Math.max(2, most - Descriptors.OWN));
        }
    }

    @Test
    void otherLimitsHoldForWhoeverComesNext() {
        var limits = new AtomicReference<>(few(2, 1));
        var changing = new ConnectionRoom(limits::get, new Descriptors(Integer.MAX_VALUE));
        assertThat(changing.sessions().enter(address(1))).isEqualTo(Answer.WELCOME);
        assertThat(changing.sessions().enter(address(1))).isEqualTo(Answer.TOO_MANY_FROM_THERE);
        limits.set(few(3, 2));
        assertThat(changing.sessions().enter(address(1))).isEqualTo(Answer.WELCOME);
        assertThat(changing.sessions().enter(address(2))).isEqualTo(Answer.WELCOME);
        assertThat(changing.sessions().enter(address(3))).isEqualTo(Answer.FULL);
        // Nobody is sent away because of a lower one.
        limits.set(few(1, 1));
        assertThat(changing.sessions().inside()).isEqualTo(3);
    }

    private static LimitSettings few(int sessions, int perAddress) {
        var usual = LimitSettings.DEFAULTS;
        return new LimitSettings(
                perAddress,
                sessions,
                usual.waitingCommands(),
                usual.loginTimeout(),
                usual.newcomerTimeout(),
                usual.loginTries(),
                usual.commandsPerSecond(),
                usual.commandBurst(),
                usual.inboxMax(),
                usual.talkPerMinute(),
                usual.talkBurst(),
                usual.guests(),
                usual.guestLasts(),
                usual.builderGold(),
                usual.builderXp());
    }

    @Test
    void theSystemsListOfLimitsIsRead() {
        var list =
                List.of(
                        "Limit                     Soft Limit           Hard Limit           Units",
                        "Max processes             96456                96456               "
                                + " processes",
                        "Max open files            1024                 524288              "
                                + " files");
        assertThat(Descriptors.of(list)).isEqualTo(new Descriptors(1024));
        assertThat(Descriptors.of(List.of("Max open files     unlimited    unlimited    files")))
                .isEqualTo(Descriptors.UNKNOWN);
        assertThat(Descriptors.of(List.of())).isEqualTo(Descriptors.UNKNOWN);
    }

    private static ConnectionRoom with(int descriptors) {
        return new ConnectionRoom(() -> LimitSettings.DEFAULTS, new Descriptors(descriptors));
    }

    /** How many get in, each from an address of its own. */
    private static int enter(ConnectionLimit limit) {
        var entered = 0;
        while (limit.enter(address(entered)) == Answer.WELCOME) entered++;
        return entered;
    }

    private static PeerAddress address(int number) {
        var text = "2001:db8::" + number;
        return new PeerAddress(text, text);
    }
}
