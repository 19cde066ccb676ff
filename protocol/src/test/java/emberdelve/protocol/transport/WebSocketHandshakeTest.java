package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.net.InetAddress;
import java.net.InetSocketAddress;

/** How a request becomes a WebSocket, or does not (RFC 6455 section 4.2). */
final class WebSocketHandshakeTest {
    private static final String MASK = "00000000";

    private final BrowserChannel browser = new BrowserChannel();

    @AfterEach
    void hangUp() {
        browser.hangUp();
    }

    @ParameterizedTest
    @CsvSource({
        "telnet.mudstandards.org, WEBSOCKET_TELNET",
        "'xml.mudstandards.org, terminal.mudstandards.org', WEBSOCKET_TERMINAL",
        "json.mudstandards.org, WEBSOCKET_JSON",
        "gmcp.mudstandards.org, WEBSOCKET_GMCP"
    })
    void theFirstSubprotocolThatWeKnowIsAgreedOn(String offered, Transport agreed) {
        browser.upgrade("Sec-WebSocket-Protocol: " + offered + "\r\n");

        assertThat(browser.sent()).startsWith("HTTP/1.1 101").doesNotContain("Extensions");
        assertThat(browser.heard()).containsExactly(new TransportEvent.Agreed(agreed), "active");
    }

    @Test
    void nobodyIsThereWithoutASubprotocolOfOurs() {
        browser.upgrade("");

        var frame = browser.sentHexAfterHead();
        assertThat(frame).startsWith("88").contains("03f0");
        assertThat(Integer.parseInt(frame.substring(2, 4), 16))
                .as("octets of a frame of control (RFC 6455 section 5.5)")
                .isLessThanOrEqualTo(125);
        assertThat(browser.heard()).singleElement().isInstanceOf(TransportException.class);
        assertThat(browser.isOpen()).isFalse();
    }

    @Test
    void aPageThatIsNotAllowedStaysOutside() {
        browser.upgrade(
                "Sec-WebSocket-Protocol: telnet.mudstandards.org\r\n"
                        + "Origin: https://evil.example\r\n");

        assertThat(browser.sent()).startsWith("HTTP/1.1 403").contains("may not connect");
        assertThat(browser.heard())
                .singleElement()
                .asString()
                .contains("Origin: https://evil.example");
        assertThat(browser.isOpen()).isFalse();
    }

    @Test
    void aPageThatIsAllowedGetsIn() {
        browser.upgrade(
                "Sec-WebSocket-Protocol: telnet.mudstandards.org\r\n"
                        + "Origin: https://good.example\r\n");

        assertThat(browser.heard()).contains("active");
    }

    @Test
    void aTrustedProxySaysForWhomItAsksAndMayLeaveThePortOut() {
        browser.comesFrom("192.0.2.5");
        browser.upgrade(
                """
                Sec-WebSocket-Protocol: json.mudstandards.org\r
                Origin: https://x:8443\r
                X-Forwarded-For: 203.0.113.9, 198.51.100.7\r
                X-Forwarded-Proto: https\r
                """);

        assertThat(browser.sent()).startsWith("HTTP/1.1 101");
        assertThat(browser.heard())
                .contains(
                        new TransportEvent.Visitor(
                                new InetSocketAddress(InetAddress.ofLiteral("198.51.100.7"), 0),
                                true));
    }

    @Test
    void nobodyElseMay() {
        browser.comesFrom("203.0.113.5");
        browser.upgrade(
                """
                Sec-WebSocket-Protocol: json.mudstandards.org\r
                Origin: https://x:8443\r
                X-Forwarded-For: 198.51.100.7\r
                """);

        assertThat(browser.sent()).startsWith("HTTP/1.1 403");
        assertThat(browser.heard()).noneMatch(TransportEvent.Visitor.class::isInstance);
    }

    @Test
    void whoMayBrowseMayConnectFromThere() {
        browser.upgrade(
                "Sec-WebSocket-Protocol: json.mudstandards.org\r\n" + "Origin: http://x\r\n");

        assertThat(browser.sent()).startsWith("HTTP/1.1 101");
        assertThat(browser.heard())
                .containsExactly(new TransportEvent.Agreed(Transport.WEBSOCKET_JSON), "active");
    }

    /**
     * Whoever owns a name can let it lead here: then their page has the origin that is asked for.
     */
    @ParameterizedTest
    @CsvSource({
        "evil.example:4080, http://evil.example:4080, evil.example",
        "Evil.Example, https://evil.example, evil.example",
        "x.evil.example, http://x.evil.example, x.evil.example",
        "'', http://, ''"
    })
    void aPageByANameThatIsNoneOfOursStaysOutside(String host, String origin, String name) {
        browser.send(
                BrowserChannel.request("Origin: " + origin + "\r\n")
                        .replace("Host: x", "Host: " + host));

        assertThat(browser.sent())
                .startsWith("HTTP/1.1 403")
                .contains("is not known as " + name + ". ", "websocket.hosts in server.yaml");
        assertThat(browser.heard())
                .singleElement()
                .asString()
                .contains("Host: " + name + " (expected: ours, or one of websocket.hosts)");
        assertThat(browser.isOpen()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"x", "X", "x:4080", "x.", "x.:4080"})
    void portAndCaseOfAHostDoNotMatter(String host) {
        browser.send(
                BrowserChannel.request(
                                "Sec-WebSocket-Protocol: json.mudstandards.org\r\n"
                                        + "Origin: http://"
                                        + host
                                        + "\r\n")
                        .replace("Host: x", "Host: " + host));

        assertThat(browser.heard()).contains("active");
    }

    /** A client for games has the name that its player typed, and no page. */
    @ParameterizedTest
    @CsvSource({"''", "Origin: https://good.example"})
    void whoeverNeedNotComeFromOurPageMayUseAnyName(String header) {
        browser.send(
                BrowserChannel.request(
                                "Sec-WebSocket-Protocol: json.mudstandards.org\r\n"
                                        + (header.isEmpty() ? "" : header + "\r\n"))
                        .replace("Host: x", "Host: play.example"));

        assertThat(browser.heard()).contains("active");
    }

    /** As every server has to understand it (RFC 9112 section 3.2.2). */
    @ParameterizedTest
    @CsvSource({"http://x/", "http://x", "/?a=b", "/deep/in"})
    void aRequestMayNameTheHostBeforeThePath(String target) {
        browser.send(
                BrowserChannel.request("Sec-WebSocket-Protocol: json.mudstandards.org\r\n")
                        .replace("GET / ", "GET " + target + " "));

        assertThat(browser.sent()).startsWith("HTTP/1.1 101");
        assertThat(browser.heard()).contains("active");
    }

    @Test
    void aFrameThatComesWithTheRequestIsNoTextAndEndsIt() {
        browser.upgrade(
                "Sec-WebSocket-Protocol: telnet.mudstandards.org\r\n", "8281" + MASK + "41");

        assertThat(browser.sentHexAfterHead()).startsWith("88").contains("03ea");
        assertThat(browser.read()).isEmpty();
        assertThat(browser.isOpen()).isFalse();
    }

    @Test
    void listsOfSubprotocolsInTwoHeadersAreOne() {
        browser.upgrade(
                "Sec-WebSocket-Protocol: yaml.mudstandards.org, xml.mudstandards.org\r\n"
                        + "Sec-WebSocket-Protocol: gmcp.mudstandards.org\r\n");

        assertThat(browser.sent())
                .startsWith("HTTP/1.1 101")
                .containsIgnoringCase("sec-websocket-protocol: gmcp.mudstandards.org\r\n");
        assertThat(browser.heard()).contains(new TransportEvent.Agreed(Transport.WEBSOCKET_GMCP));
    }

    /** What is replaced in a request that is right, by what, and what is the answer. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "HTTP/1.1|HTTP/1.0|400|HTTP/1.1",
                "Host: x|X-Host: x|400|Host",
                "dGhlIHNhbXBsZSBub25jZQ==|c2hvcnQ=|400|Sec-WebSocket-Key",
                "dGhlIHNhbXBsZSBub25jZQ==|dGhlIHNhbXBsZSBub25jZQ?|400|Sec-WebSocket-Key",
                "Sec-WebSocket-Key: |X-Key: |400|Sec-WebSocket-Key",
                "Version: 13|Version: 8|426|Sec-WebSocket-Version",
                "Sec-WebSocket-Version: 13|X-Version: 13|426|Sec-WebSocket-Version",
                "Connection: Upgrade|Connection: keep-alive|426|WebSocket protocol",
                "Upgrade: websocket|Upgrade: h2c|426|WebSocket protocol",
                "GET / |GET * |400|path",
                "GET / |GET x |400|path",
                "GET |POST |405|Nothing but reading"
            })
    void aRequestThatIsNotQuiteOneIsToldWhatIsWrong(
            String right, String wrong, int status, String words) {
        browser.send(
                BrowserChannel.request("Origin: https://good.example\r\n").replace(right, wrong));

        var answer = browser.sent();
        assertThat(answer)
                .startsWith("HTTP/1.1 " + status)
                .contains(words, "x-content-type-options: nosniff\r\n");
        if (status == 426) assertThat(answer).containsIgnoringCase("sec-websocket-version: 13\r\n");
        assertThat(browser.isOpen()).isFalse();
        assertThat(browser.heard()).singleElement().isInstanceOf(TransportException.class);
    }
}
