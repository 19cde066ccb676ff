package emberdelve.protocol.style;

import emberdelve.protocol.code.TextCode;

import io.netty.buffer.ByteBuf;

/**
 * The properties of a terminal that decide which characters it is sent for a text. Safe for any
 * thread.
 *
 * @param columns the columns to wrap to, 1 or more
 * @param code the code in which it reads
 */
public record Shape(int columns, ColorDepth colors, LinkSupport links, TextCode code) {
    /** The columns of whoever breaks lines themselves: a screen reader, or a program. */
    public static final int UNBROKEN = Integer.MAX_VALUE;

    private static final String NEW_LINE = "\r\n";

    /** A text as it is sent to terminals of one shape. */
    static final class Drawing {
        private final Shape shape;
        private final byte[] octets;

        private Drawing(Shape shape, byte[] octets) {
            this.shape = shape;
            this.octets = octets;
        }
    }

    /**
     * Adds the octets for the text, with a new line between two of its lines and none at the end. A
     * text remembers its last drawing, so that a full room is drawn once, and a prompt until it
     * changes.
     */
    public void draw(StyledText text, ByteBuf out) {
        out.writeBytes(drawing(text).octets);
    }

    /**
     * The drawing of the text: that which it remembers, if an equal shape drew it last; otherwise a
     * new one.
     */
    Drawing drawing(StyledText text) {
        var last = text.drawing();
        if (last.isPresent() && last.get().shape.equals(this)) return last.get();
        var drawn = new Drawing(this, code.encode(characters(text)));
        text.remember(drawn);
        return drawn;
    }

    private String characters(StyledText text) {
        // Folded first, because that may change the width.
        var isFolded = code != TextCode.UTF_8;
        var lines = Wrap.wrap(isFolded ? text.map(each -> Folded.to(code, each)) : text, columns);
        var out = new StringBuilder();
        for (var at = 0; at < lines.size(); at++) {
            if (at > 0) out.append(NEW_LINE);
            AnsiEncoder.append(out, lines.get(at), colors, links);
        }
        return out.toString();
    }
}
