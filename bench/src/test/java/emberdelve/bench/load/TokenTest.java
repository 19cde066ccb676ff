package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;

final class TokenTest {
    private final Token token = new Token();

    @Test
    void whatWasWrittenIsReadBehindOtherWords() {
        for (var number : new int[] {0, 9, 10, 123_456_789}) {
            var line = Unpooled.buffer();
            line.writeCharSequence("HP 100/100 > pong ", StandardCharsets.US_ASCII);
            Token.write(line, 18_999, number);

            assertThat(token.read(line, 0, line.writerIndex())).isTrue();
            assertThat(token.player()).isEqualTo(18_999);
            assertThat(token.number()).isEqualTo(number);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "e", "12e", "n12e", "tn12e", "t1ne", "1n2e", "the gate", "t1n2"})
    void otherWordsAreNoTokens(String words) {
        var line = Unpooled.copiedBuffer(words, StandardCharsets.US_ASCII);

        assertThat(token.read(line, 0, line.writerIndex())).isFalse();
    }
}
