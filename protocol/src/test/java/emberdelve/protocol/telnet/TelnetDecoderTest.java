package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.protocol.negotiate.Request;
import emberdelve.protocol.option.Octets;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;

class TelnetDecoderTest {
    private static final int SUB_MAX_OCTETS = 8;

    private final Parts parts = new Parts();
    private final TelnetDecoder decoder = new TelnetDecoder(_ -> SUB_MAX_OCTETS, parts);

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "\"ab\" NOP \"c\"; [ab, NOP, c]",
                "\"a\" IAC \"b\"; [a, <FF>b]",
                "IAC IAC; [<FF>, <FF>]",
                "WILL ECHO WONT 200 DO 0 DONT 255; [WILL 1, WONT 200, DO 0, DONT 255]",
                "SB NAWS x00 x50 x00 x18 SE; [SB 31 [0, 80, 0, 24]]",
                "SB NAWS x00 IAC x00 x18 SE; [SB 31 [0, 255, 0, 24]]",
                "SB 24 IAC IAC SE; [SB 24 [255, 255]]",
                "SB 24 IAC xF0 SE; [SB 24 [255, 240]]",
                "SB 34 SE \"a\"; [SB 34 [], a]",
                "xFF xFA SE \"a\"; [a]",
                "SB 24 x01 WILL ECHO \"a\"; [WILL 1, a]",
                "SB 24 x01 ARE_YOU_THERE SB 24 SE; [ARE_YOU_THERE, SB 24 []]",
                "SB 24 \"12345678\" SE; [SB 24 [49, 50, 51, 52, 53, 54, 55, 56]]",
                "SB 24 \"123456789\" SE \"a\"; [a]",
                "xFF x41 \"a\"; [a]",
                "SE \"a\" GO_AHEAD; [SE, a, GO_AHEAD]",
            })
    void octetsAreTakenApart(String notation, String expected) {
        var octets = Unpooled.wrappedBuffer(Notation.octets(notation));
        while (octets.isReadable()) decoder.decode(octets);

        // An octet of 255 and the text behind it may come as one part or as two.
        assertThat(parts.toString().replace("<FF>, ", "<FF>"))
                .isEqualTo(expected.replace("<FF>, ", "<FF>"));
    }

    @Test
    void whatFollowsASubnegotiationIsLeftToTheCaller() {
        var octets = Unpooled.wrappedBuffer(Notation.octets("\"a\" SB 87 SE \"b\""));
        decoder.decode(octets);

        assertThat(parts).hasToString("[a, SB 87 []]");
        assertThat(octets.readableBytes()).isEqualTo(1);
    }

    @Test
    void aSubnegotiationWithoutAnEndIsNotWaitedForForEver() {
        var tooMuch =
                Unpooled.buffer()
                        .writeBytes(Notation.octets("SB 24"))
                        .writeZero((SUB_MAX_OCTETS + 1) * TelnetDecoder.ENDLESS_FACTOR);

        assertThatThrownBy(() -> decoder.decode(tooMuch))
                .isInstanceOf(TelnetException.class)
                .hasMessageContaining("expected: at most 8");
    }

    /** Writes down what comes. */
    private static final class Parts implements TelnetDecoder.Sink {
        private final List<String> parts = new ArrayList<>();

        @Override
        public void text(ByteBuf octets, int index, int length) {
            var text = new byte[length];
            octets.getBytes(index, text);
            parts.add(Notation.show(text));
        }

        @Override
        public void command(TelnetCommand command) {
            parts.add(command.name());
        }

        @Override
        public void request(Request request, int option) {
            parts.add(request + " " + option);
        }

        @Override
        public void subnegotiation(int option, Octets payload) {
            parts.add("SB " + option + " " + payload);
        }

        @Override
        public String toString() {
            return parts.toString();
        }
    }
}
