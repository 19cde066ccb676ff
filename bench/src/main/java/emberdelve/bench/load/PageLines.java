package emberdelve.bench.load;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufInputStream;
import io.netty.buffer.ByteBufUtil;

import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

import java.io.InputStream;

/**
 * The writer of the plain words of lines that are styled for a page: of {@code ["HP
 * ",{"t":"9","c":"hurt"}]} it writes {@code HP 9}. A prompt becomes a line of its own.
 */
final class PageLines {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final String WORDS = "t";
    private static final String PROMPT = "prompt";

    private PageLines() {}

    /**
     * Writes each line, ended as a terminal has it.
     *
     * @param json a message of lines; its reader index stays where it is
     */
    static void write(ByteBuf json, ByteBuf lines) {
        InputStream octets = new ByteBufInputStream(json.duplicate());
        try (var parser = FACTORY.createParser(ObjectReadContext.empty(), octets)) {
            for (var token = parser.nextToken(); token != null; token = parser.nextToken()) {
                switch (token) {
                    case VALUE_STRING -> {
                        if (isWords(parser)) ByteBufUtil.writeUtf8(lines, parser.getString());
                    }
                    case END_ARRAY -> {
                        if (isLine(parser)) lines.writeByte('\r').writeByte('\n');
                    }
                    default -> {}
                }
            }
        }
    }

    private static boolean isWords(JsonParser parser) {
        return parser.streamReadContext().inArray() || WORDS.equals(parser.currentName());
    }

    /** Whether the array that has ended was a line; otherwise it was the array of all lines. */
    private static boolean isLine(JsonParser parser) {
        return parser.streamReadContext().inArray() || PROMPT.equals(parser.currentName());
    }
}
