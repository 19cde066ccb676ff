package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.LimitSettings;
import emberdelve.server.telnet.ConnectionLimit.Answer;

import org.junit.jupiter.api.Test;

final class ConnectionRoomTest {
    private static final int SESSIONS = LimitSettings.DEFAULTS.sessionsMax();

    private final ConnectionRoom room = new ConnectionRoom(LimitSettings.DEFAULTS);

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
