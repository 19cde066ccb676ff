package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

final class LinesTest {
    private static final byte[] STREAM =
            "HP 1/1 > pong t1n2e\r\n\u001b[36mYou say: t1n3e\u001b[0m\r\nrest"
                    .getBytes(StandardCharsets.US_ASCII);

    @Test
    void linesAreTheSameWhereverTheStreamIsCut() {
        for (var cut = 0; cut <= STREAM.length; cut++) {
            var lines = new Lines();
            var heard = new ArrayList<String>();
            var count = read(lines, 0, cut, heard) + read(lines, cut, STREAM.length, heard);

            assertThat(count).isEqualTo(2);
            assertThat(heard)
                    .as("cut at " + cut)
                    .containsExactly("HP 1/1 > pong t1n2e", "\u001b[36mYou say: t1n3e");
        }
    }

    @Test
    void aPromptThatOthersEndIsNoLine() {
        var octets = "HP 1/1 > \r\nMira says: hello\r\nHP 1/1 > ";
        var heard = new ArrayList<String>();
        var count =
                new Lines()
                        .read(
                                Unpooled.copiedBuffer(octets, StandardCharsets.US_ASCII),
                                (line, start, end) ->
                                        heard.add(
                                                line.toString(
                                                        start,
                                                        end - start,
                                                        StandardCharsets.US_ASCII)));

        assertThat(count).isEqualTo(1);
        assertThat(heard).containsExactly("Mira says: hello");
    }

    @Test
    void wordsWithoutAnEndOfLineAreForgottenAtLast() {
        var lines = new Lines();
        for (var times = 0; times < 1_000; times++)
            lines.read(Unpooled.wrappedBuffer(new byte[100]), (_, _, _) -> {});
        var heard = new ArrayList<String>();
        read(lines, STREAM.length - 6, STREAM.length, heard);

        assertThat(heard).hasSize(1);
        assertThat(heard.getFirst().length()).isLessThan(5_000);
    }

    private static int read(Lines lines, int from, int to, List<String> heard) {
        return lines.read(
                Unpooled.wrappedBuffer(STREAM, from, to - from),
                (octets, start, end) ->
                        heard.add(octets.toString(start, end - start, StandardCharsets.US_ASCII)));
    }
}
