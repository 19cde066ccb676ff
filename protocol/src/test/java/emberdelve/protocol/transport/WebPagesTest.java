package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests of a browser, as RFC 9112 has them. */
final class WebPagesTest {
    private final BrowserChannel browser = new BrowserChannel();

    @AfterEach
    void hangUp() {
        browser.hangUp();
    }

    @Test
    void pagesAreReadOneAfterTheOtherOnOneConnection() {
        browser.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        assertThat(browser.sent()).startsWith("HTTP/1.1 200").endsWith("\r\n\r\nThe page");
        browser.send("GET /?whatever HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\n\r\n");
        assertThat(browser.sent()).endsWith("\r\n\r\nThe page, small");
        browser.send("GET /../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n");
        assertThat(browser.sent())
                .startsWith("HTTP/1.1 404")
                .contains("x-content-type-options: nosniff\r\n", "There is no such page.");

        assertThat(browser.isOpen()).isTrue();
        assertThat(browser.heard()).hasSize(3).containsOnly(new TransportEvent.PageRead());
    }

    @Test
    void whatABrowserHasAlreadyIsNotSentAgain() {
        browser.send("GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: one\r\n\r\n");

        assertThat(browser.sent()).startsWith("HTTP/1.1 304").endsWith("\r\n\r\n");
    }

    @Test
    void whoOffersAnotherHttpReadsThePageInThisOne() {
        browser.send(
                "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\n"
                        + "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n");

        assertThat(browser.sent()).startsWith("HTTP/1.1 200").endsWith("\r\n\r\nThe page");
    }

    @Test
    void aHeadIsThePageWithoutIt() {
        browser.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n");

        assertThat(browser.sent())
                .startsWith("HTTP/1.1 200")
                .contains("content-length: 8\r\n")
                .endsWith("\r\n\r\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "GET / HTTP/1.0\r\n\r\n"
            })
    void theConnectionEndsWhereThePeerWantsThat(String request) {
        browser.send(request);

        assertThat(browser.sent()).contains("connection: close").endsWith("The page");
        assertThat(browser.isOpen()).isFalse();
    }

    @Test
    void oneConnectionReadsSoManyPages() {
        for (var read = 1; read < WebPages.REQUESTS_MAX; read++) {
            browser.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
            browser.sent();
        }
        assertThat(browser.isOpen()).isTrue();
        browser.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");

        assertThat(browser.sent()).contains("connection: close").endsWith("The page");
        assertThat(browser.isOpen()).isFalse();
    }

    @Test
    void nothingButReadingIsDone() {
        browser.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n");

        assertThat(browser.sent()).startsWith("HTTP/1.1 405").contains("allow: GET, HEAD\r\n");
        assertThat(browser.isOpen()).isFalse();
    }

    /** RFC 9112 section 3.2: a name, an address, a port; before HTTP/1.1 none at all. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HTTP/1.1\r\nHost: localhost:4080\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: [::1]:4080\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: 192.0.2.7\r\n\r\n",
                "GET / HTTP/1.1\r\nHost:\r\n\r\n",
                "GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET HTTP://x:4080 HTTP/1.1\r\nHost: x:4080\r\n\r\n",
                "GET / HTTP/1.0\r\n\r\n",
                "GET / HTTP/1.0\r\nExpect: 100-continue\r\n\r\n"
            })
    void aPageIsReadWhoeverTheRequestSaysItIsFor(String request) {
        browser.send(request);

        assertThat(browser.sent()).startsWith("HTTP/1.1 200").endsWith("The page");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HTTP/1.1\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n",
                "GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a, b\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n"
            })
    void aRequestThatDoesNotNameOneHostIsNone(String request) {
        browser.send(request);

        assertThat(browser.sent()).startsWith("HTTP/1.1 400").contains("Host");
        assertThat(browser.isOpen()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET * HTTP/1.1", "GET page HTTP/1.1", "HEAD http:/ HTTP/1.1"})
    void aRequestForNoPathIsNone(String line) {
        browser.send(line + "\r\nHost: x\r\n\r\n");

        assertThat(browser.sent()).startsWith("HTTP/1.1 400");
        assertThat(browser.isOpen()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n",
                "POST / HTTP/1.1\r\n"
                        + "Host: x\r\n"
                        + "Content-Length: 5000\r\n"
                        + "Expect: 100-continue\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nExpect: something\r\n\r\n"
            })
    void whoSendsMoreThanIsReadOrExpectsWhatIsNotDoneIsToldAndClosed(String request) {
        browser.send(request);

        assertThat(browser.sent())
                .containsPattern("^HTTP/1.1 41[37]")
                .contains("x-content-type-options: nosniff\r\n");
        assertThat(browser.isOpen()).isFalse();
        assertThat(browser.heard())
                .singleElement()
                .asString()
                .startsWith(TransportException.class.getName() + ": HTTP request: ");
    }

    /** It could not connect from there, and a browser would not say why. */
    @Test
    void thePageToPlayOnIsGivenByOurNamesAlone() {
        browser.send("GET / HTTP/1.1\r\nHost: play.example:4080\r\n\r\n");

        assertThat(browser.sent())
                .startsWith("HTTP/1.1 421")
                .contains(
                        "This server is not known as play.example. ",
                        "websocket.hosts in server.yaml");
        assertThat(browser.isOpen()).isFalse();
    }

    @Test
    void otherPagesAreForEverybodyByWhateverName() {
        browser.send("GET /none HTTP/1.1\r\nHost: play.example\r\n\r\n");
        browser.send("GET / HTTP/1.0\r\n\r\n");

        assertThat(browser.sent()).startsWith("HTTP/1.1 404").contains("The page");
    }
}
