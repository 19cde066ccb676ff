package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.WorldSettings;
import emberdelve.protocol.option.Mssp.Variable;
import emberdelve.server.session.NobodyHere;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ServerStatusTest {
    private final OpenPorts ports = new OpenPorts();
    private final ServerStatus status =
            new ServerStatus(
                    WorldSettings.DEFAULTS,
                    NobodyHere.sessions(),
                    ports,
                    InstantSource.fixed(Instant.ofEpochSecond(1_700_000_000)));

    @Test
    void whatIsRequiredIsTold() {
        ports.open(Door.TELNET, 4000);

        assertThat(status.now().variables())
                .contains(
                        new Variable("NAME", List.of("Emberdelve")),
                        new Variable("PLAYERS", List.of("0")),
                        new Variable("UPTIME", List.of("1700000000")),
                        new Variable("PORT", List.of("4000")),
                        new Variable("CHARSET", List.of("UTF-8")))
                .noneMatch(variable -> variable.name().equals("TLS"));
    }

    @Test
    void theTlsPortIsToldUnderBothItsNames() {
        ports.open(Door.TLS, 4443);

        assertThat(status.now().variables())
                .contains(
                        new Variable("SSL", List.of("4443")),
                        new Variable("TLS", List.of("4443")));
    }
}
