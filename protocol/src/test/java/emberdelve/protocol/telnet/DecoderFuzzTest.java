package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;

import emberdelve.protocol.negotiate.Request;
import emberdelve.protocol.option.Octets;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;

import java.util.ArrayList;
import java.util.List;

/** The decoder alone: the same parts however the octets are cut, and none that is too long. */
class DecoderFuzzTest {
    private static final int SUB_MAX_OCTETS = 16;

    @FuzzTest(maxDuration = "60m")
    void anyOctets(byte[] octets) {
        var whole = parts(List.of(octets));

        assertThat(parts(Cuts.of(octets))).isEqualTo(whole);
        assertThat(whole.heard).isLessThanOrEqualTo(octets.length);
    }

    private static Parts parts(List<byte[]> packets) {
        var parts = new Parts();
        var decoder = new TelnetDecoder(_ -> SUB_MAX_OCTETS, parts);
        try {
            for (var packet : packets) {
                var buffer = Unpooled.wrappedBuffer(packet);
                while (buffer.isReadable()) decoder.decode(buffer);
            }
        } catch (TelnetException endless) {
            parts.found.add(endless.toString());
        }
        parts.endText();
        return parts;
    }

    /** What was found, in words; text that came in pieces is one part. */
    private static final class Parts implements TelnetDecoder.Sink {
        private final List<String> found = new ArrayList<>();
        private final ByteBuf text = Unpooled.buffer();

        /** Octets of text and of sub-negotiations. */
        private int heard;

        @Override
        public void text(ByteBuf octets, int index, int length) {
            heard += length;
            text.writeBytes(octets, index, length);
        }

        @Override
        public void command(TelnetCommand command) {
            endText();
            found.add(command.name());
        }

        @Override
        public void request(Request request, int option) {
            endText();
            found.add(request + " " + option);
        }

        @Override
        public void subnegotiation(int option, Octets payload) {
            endText();
            assertThat(payload.length()).isLessThanOrEqualTo(SUB_MAX_OCTETS);
            heard += payload.length();
            found.add("SB " + option + " " + payload);
        }

        private void endText() {
            if (text.isReadable()) found.add(ByteBufUtil.hexDump(text));
            text.clear();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Parts that && found.equals(that.found);
        }

        @Override
        public int hashCode() {
            return found.hashCode();
        }

        @Override
        public String toString() {
            return found.toString();
        }
    }
}
