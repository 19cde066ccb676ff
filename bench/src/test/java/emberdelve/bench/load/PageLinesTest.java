package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;

final class PageLinesTest {
    @Test
    void theWordsOfEachRunAreLeftAndAPromptIsALine() {
        var json =
                """
                {"proto":"text","id":"Text.Lines","data":{"lines":[\
                ["Mira says: ",{"t":"grüße","c":"talk","b":1}],\
                [],\
                [{"t":"north","send":"go north"}," to the gate."]],\
                "prompt":["HP ",{"t":"9","c":"hurt"}," > "]}}\
                """;

        assertThat(words(json))
                .isEqualTo("Mira says: grüße\r\n\r\nnorth to the gate.\r\nHP 9 > \r\n");
    }

    @Test
    void noLinesAreNoOctets() {
        assertThat(words("{\"proto\":\"text\",\"id\":\"Text.Lines\",\"data\":{\"lines\":[]}}"))
                .isEmpty();
    }

    private static String words(String json) {
        var lines = Unpooled.buffer();
        PageLines.write(Unpooled.copiedBuffer(json, StandardCharsets.UTF_8), lines);
        return lines.toString(StandardCharsets.UTF_8);
    }
}
