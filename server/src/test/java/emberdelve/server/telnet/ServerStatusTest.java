package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.settings.ForwardedBy;
import emberdelve.config.settings.ListedFact;
import emberdelve.config.settings.ListingSettings;
import emberdelve.config.settings.WebSocketSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.protocol.option.Mssp.Variable;
import emberdelve.server.feature.Features;
import emberdelve.server.offer.Editions;
import emberdelve.server.session.NobodyHere;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.time.Clock;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;

final class ServerStatusTest {
    private static final Content CONTENT = ShippedContent.load();

    /** As many letters as the settings allow, {@code listing.more}. */
    private static final List<ListedFact> MORE =
            List.of(
                    new ListedFact("GAMEPLAY", "Hack and Slash"),
                    new ListedFact("REFERRAL", "a.example.org 4000"),
                    new ListedFact("REFERRAL", "b.example.org 23"),
                    new ListedFact("ICON", "x".repeat(200)),
                    new ListedFact("DISCORD", "y".repeat(200)));

    private final OpenPorts ports = new OpenPorts();
    private WebSocketSettings browsers = WebSocketSettings.DEFAULTS;
    private final ServerStatus status =
            new ServerStatus(
                    () -> WorldSettings.DEFAULTS,
                    () ->
                            new ListingSettings(
                                    ListingSettings.Genre.HORROR,
                                    ListingSettings.Status.CLOSED_BETA,
                                    "me@example.org",
                                    "",
                                    12,
                                    MORE),
                    () -> browsers,
                    new Editions(CONTENT, Features.registry()),
                    NobodyHere.sessions(),
                    ports,
                    new Clock(InstantSource.fixed(Instant.ofEpochSecond(1_700_000_000)), () -> 0));

    @Test
    void whatIsRequiredIsTold() {
        ports.open(Listener.TELNET, 4000);

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
    void theOperatorsWordsAndTheSizeOfTheDungeonAreTold() {
        var rooms =
                CONTENT.zones().values().stream().flatMap(zone -> zone.rooms().stream()).count();

        assertThat(status.now().variables())
                .contains(
                        new Variable("FAMILY", List.of("Custom")),
                        new Variable("GENRE", List.of("Horror")),
                        new Variable("STATUS", List.of("Closed Beta")),
                        new Variable("CRAWL DELAY", List.of("12")),
                        new Variable("CONTACT", List.of("me@example.org")),
                        new Variable("ROOMS", List.of(Long.toString(rooms))))
                .noneMatch(variable -> variable.name().equals("WEBSITE"));
    }

    @Test
    void theAddressOfThePageIsToldWhereTheOperatorNamesNoOtherSite() {
        browsers = at("https://play.example.org/mud");

        assertThat(status.now().variables())
                .contains(new Variable("WEBSITE", List.of("https://play.example.org/mud/")));
    }

    private static WebSocketSettings at(String address) {
        return new WebSocketSettings(
                true,
                0,
                0,
                "::1",
                List.of(),
                List.of(),
                false,
                false,
                List.of(),
                ForwardedBy.FORWARDED,
                address);
    }

    @Test
    void theTlsPortIsToldUnderBothItsNames() {
        ports.open(Listener.TLS, 4443);

        assertThat(status.now().variables())
                .contains(
                        new Variable("SSL", List.of("4443")), new Variable("TLS", List.of("4443")));
    }

    @Test
    void whatTheOperatorSaysWinsAndMayHaveSeveralValues() {
        assertThat(status.now().variables())
                .contains(
                        new Variable("GAMEPLAY", List.of("Hack and Slash")),
                        new Variable("REFERRAL", List.of("a.example.org 4000", "b.example.org 23")),
                        new Variable("PAY TO PLAY", List.of("0")))
                .doesNotContain(new Variable("GAMEPLAY", List.of("Adventure")));
    }

    /** Grapevine takes what it reads at once for the whole: it has to fit into one packet. */
    @Test
    void itFitsIntoOnePacket() {
        ports.open(Listener.TELNET, 65_535);
        ports.open(Listener.TLS, 65_535);

        assertThat(status.now().octets().length()).isLessThan(1_380);
    }
}
