package emberdelve.protocol.line;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;

import io.netty.buffer.Unpooled;

import java.util.ArrayList;
import java.util.List;

/** Whatever is typed, in whatever pieces: the same lines, none too long, all of them text. */
class LineFuzzTest {
    private static final int LINE_MAX = 16;

    private record Line(String text, boolean cut) {}

    @FuzzTest(maxDuration = "60m")
    void anyOctets(byte[] octets) {
        var whole = lines(octets, octets.length);

        assertThat(lines(octets, 1)).isEqualTo(whole);
        assertThat(lines(octets, 3)).isEqualTo(whole);
        for (var line : whole) {
            assertThat(line.text().length()).isLessThanOrEqualTo(LINE_MAX);
            assertThat(halfSurrogates(line.text())).isZero();
        }
    }

    private static List<Line> lines(byte[] octets, int piece) {
        var lines = new ArrayList<Line>();
        var assembler = new LineAssembler(LINE_MAX, (text, cut) -> lines.add(new Line(text, cut)));
        var buffer = Unpooled.wrappedBuffer(octets);
        for (var at = 0; at < octets.length; at += piece) {
            assembler.add(buffer, at, Math.min(piece, octets.length - at));
        }
        return lines;
    }

    private static long halfSurrogates(String text) {
        return text.codePoints()
                .filter(codePoint -> Character.getType(codePoint) == Character.SURROGATE)
                .count();
    }
}
