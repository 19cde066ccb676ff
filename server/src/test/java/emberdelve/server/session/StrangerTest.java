package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StrangerTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HTTP/1.1",
                "OPTIONS * HTTP/1.0",
                "SSH-2.0-OpenSSH_9.6",
                "*1",
                "PROXY TCP4 192.0.2.1 192.0.2.2 5 6",
                "EHLO example.org",
                "\u0016\u0003\u0001\u0002",
                "\u0003\u0000\u0000\u0013",
                "abc\ufffd\ufffd"
            })
    void programsThatSpeakSomethingElseAreKnown(String line) {
        assertThat(Stranger.speaks(line)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "mira", "connect mira secret", "new", "who", "?", "\u001b[A", "héloïse", "GET"
            })
    void peopleAreNot(String line) {
        assertThat(Stranger.speaks(line)).isFalse();
    }
}
