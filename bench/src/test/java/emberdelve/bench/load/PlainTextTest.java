package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class PlainTextTest {
    // WILL ECHO, a block with an escaped IAC in it, GA, and an escaped IAC in the text.
    private static final byte[] STREAM =
            ("N\u00ff\u00fb\u0001a\u00ff\u00fa\u0018\u0001\u00ff\u00ffx"
                            + "\u00ff\u00f0me\u00ff\u00f9: \u00ff\u00ff")
                    .getBytes(StandardCharsets.ISO_8859_1);

    @Test
    void telnetCommandsAreNoTextWhereverTheStreamIsCut() {
        for (var cut = 0; cut <= STREAM.length; cut++) {
            var telnet = new PlainText();
            var text = new StringBuilder();
            telnet.read(Unpooled.wrappedBuffer(STREAM, 0, cut), c -> text.append((char) c));
            telnet.read(
                    Unpooled.wrappedBuffer(STREAM, cut, STREAM.length - cut),
                    c -> text.append((char) c));

            assertThat(text).as("cut at " + cut).hasToString("Name: \u00ff");
        }
    }
}
