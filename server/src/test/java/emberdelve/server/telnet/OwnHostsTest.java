package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.WebSocketSettings;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

final class OwnHostsTest {
    private final OwnHosts hosts =
            new OwnHosts(
                    () -> WebSocketSettings.DEFAULTS,
                    () -> List.of("play.example.org", "*.example.net"),
                    "Box\n");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "127.0.0.1",
                "203.0.113.5",
                "::1",
                "2001:db8::1",
                "box",
                "box.local",
                "play.example.org",
                "delve.example.net"
            })
    void aServerKnowsItselfWithoutBeingTold(String host) {
        assertThat(hosts.isOurs(host)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "evil.example",
                "localhost.evil.example",
                "127.0.0.1.evil.example",
                "box.evil.example",
                "notbox",
                "example.org",
                "a.play.example.org",
                "example.net",
                ".example.net",
                "a.delve.example.net",
                "*.example.org"
            })
    void whatOthersOwnIsNotOurs(String host) {
        assertThat(hosts.isOurs(host)).isFalse();
    }

    @Test
    void aMachineWithoutANameHasNoneInTheHouseEither() {
        var nameless = new OwnHosts(() -> WebSocketSettings.DEFAULTS, List::of, "");
        assertThat(nameless.isOurs("")).isFalse();
        assertThat(nameless.isOurs(".local")).isFalse();
    }
}
