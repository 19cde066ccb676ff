package emberdelve.protocol.transport;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;

/** Messages and frames on the wire, as RFC 6455 has them; client frames are masked with zeros. */
final class WebSocketTest {
    private static final String MASK = "00000000";

    private final BrowserChannel browser = new BrowserChannel();

    @AfterEach
    void hangUp() {
        browser.hangUp();
    }

    @Test
    void binaryMessagesAreTheStreamBothWaysAlsoInPieces() {
        browser.join();
        browser.sendHex("0282" + MASK + "fffb");
        assertThat(browser.read()).isEmpty();
        browser.sendHex("8081" + MASK + "1f");
        assertThat(browser.readHex()).isEqualTo("fffb1f");

        browser.answer(Unpooled.copiedBuffer("hello", StandardCharsets.US_ASCII));
        assertThat(browser.sentHex()).isEqualTo("8205" + "68656c6c6f");
    }

    @Test
    void aTextMessageIsNoPartOfTheStream() {
        browser.join();
        browser.sendHex("8181" + MASK + "41");

        assertThat(browser.sentHex()).startsWith("88").contains("03f0");
        assertThat(browser.read()).isEmpty();
        assertThat(browser.isOpen()).isFalse();
    }

    @Test
    void aTextMessageIsGmcpWhereThatWasAgreedUpon() {
        browser.upgrade("Sec-WebSocket-Protocol: gmcp.mudstandards.org\r\n");
        browser.sent();
        browser.sendHex("8181" + MASK + "41");
        assertThat(browser.read()).contains(new TextMessage("A"));

        browser.answer(new TextMessage("B"));
        assertThat(browser.sentHex()).isEqualTo("810142");
    }

    @Test
    void aTextMessageIsNotSentWhereNobodyExpectsOne() {
        browser.join();
        browser.answer(new TextMessage("B"));

        assertThat(browser.sentHex()).isEmpty();
    }

    /** A connection that is closed while something in it is unread takes our last words along. */
    @Test
    void whoIsTurnedAwayMayStillSpeakAndIsClosedByTheirAnswer() {
        browser.join();
        browser.isTurnedAway("full");
        assertThat(browser.sentHex()).isEqualTo("8806" + "03f5" + "66756c6c");
        assertThat(browser.isOpen()).isTrue();

        browser.sendHex("8281" + MASK + "41");
        assertThat(browser.read()).as("nobody hears it").isEmpty();
        assertThat(browser.isOpen()).isTrue();
        browser.sendHex("8882" + MASK + "03f5");
        assertThat(browser.isOpen()).isFalse();
        assertThat(browser.sentHex()).as("a second one would be a fault").isEmpty();
    }

    @Test
    void aFrameThatAnnouncesAGibibyteIsRefusedBeforeItComes() {
        browser.join();
        browser.sendHex("82ff" + "0000000040000000" + MASK);

        assertThat(browser.sentHex()).startsWith("88").contains("03f1");
        assertThat(browser.isOpen()).isFalse();
    }

    @Test
    void fragmentsWithoutAnEndAreCutAtTheLimit() {
        browser.join();
        browser.sendHex("0281" + MASK + "41");
        var piece = "00fe" + "2000" + MASK + "41".repeat(0x2000);
        for (var sent = 0; sent < Transports.MESSAGE_MAX; sent += 0x2000) browser.sendHex(piece);

        assertThat(browser.sentHex()).startsWith("88").contains("03f1");
        assertThat(browser.isOpen()).isFalse();
    }

    @Test
    void aMessageOfTheGreatestSizeIsTaken() {
        browser.join();
        browser.sendHex("82ff" + "0000000000010000" + MASK + "41".repeat(Transports.MESSAGE_MAX));

        assertThat(browser.readHex()).hasSize(2 * Transports.MESSAGE_MAX);
        assertThat(browser.isOpen()).isTrue();
    }

    @Test
    void whoLeavesInTheMiddleOfAMessageHasDoneNothingWrong() {
        browser.join();
        browser.sendHex("0281" + MASK + "41");
        browser.leave();

        assertThat(browser.heard()).noneMatch(Throwable.class::isInstance);
    }

    @Test
    void anUnmaskedFrameEndsIt() {
        browser.join();
        browser.sendHex("820141");

        assertThat(browser.sentHex()).startsWith("88").contains("03ea");
        assertThat(browser.isOpen()).isFalse();
        assertThat(browser.heard().getLast()).isInstanceOf(TransportException.class);
    }

    /** RFC 6455 sections 5.2, 5.5 and 8.1: a reserved bit, an opcode, a long ping, no UTF-8. */
    @ParameterizedTest
    @CsvSource({
        "c281" + MASK + "41, 03ea", "8381" + MASK + "41, 03ea", "0981" + MASK + "41, 03ea",
        "89fe0080" + MASK + "41, 03ea", "0081" + MASK + "41, 03ea", "8181" + MASK + "ff, 03ef"
    })
    void aBrokenFrameIsAnsweredByOneCloseFrame(String frame, String status) {
        browser.upgrade("Sec-WebSocket-Protocol: gmcp.mudstandards.org\r\n");
        browser.sent();
        browser.sendHex(frame + frame);

        assertThat(browser.sentFrames()).singleElement().asString().matches("88.." + status + ".*");
        assertThat(browser.isOpen()).isFalse();
        assertThat(browser.heard()).filteredOn(TransportException.class::isInstance).hasSize(1);
    }

    /** Section 7.4: those that may be sent come back; the others are a fault of protocol. */
    @ParameterizedTest
    @CsvSource({
        "1000, 1000",
        "1001, 1001",
        "1011, 1011",
        "3000, 3000",
        "4999, 4999",
        "5000, 1002",
        "9999, 1002",
        "65535, 1002",
        "0, 1002",
        "999, 1002",
        "1004, 1002",
        "1005, 1002",
        "1006, 1002",
        "1015, 1002",
        "2999, 1002"
    })
    void aCloseFrameIsAnsweredByOne(int status, int answer) {
        browser.join();
        browser.sendHex("8882" + MASK + "%04x".formatted(status));

        assertThat(browser.sentFrames())
                .singleElement()
                .asString()
                .matches("88..%04x.*".formatted(answer));
        assertThat(browser.isOpen()).isFalse();
    }

    @Test
    void aCloseFrameWithoutAStatusIsAnsweredLikewise() {
        browser.join();
        browser.sendHex("8880" + MASK);

        assertThat(browser.sentFrames()).containsExactly("8800");
    }

    @Test
    void aPingIsAnswered() {
        browser.join();
        browser.sendHex("8981" + MASK + "07");

        assertThat(browser.sentHex()).isEqualTo("8a0107");
    }

    @Test
    void closingSaysSo() {
        browser.join();
        browser.leave();

        assertThat(browser.sentHex()).startsWith("88").contains("03e8");
    }
}
