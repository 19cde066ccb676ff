package emberdelve.protocol.style;

import emberdelve.protocol.style.Color.Ansi;
import emberdelve.protocol.style.Color.Rgb;
import emberdelve.protocol.style.Color.Shade;
import emberdelve.protocol.style.Color.Unset;

/**
 * The encoder of styled text as text with SGR escape sequences (ECMA-48 section 8.3.117) and links
 * (OSC 8). Whatever is switched on is switched off at the end, and control characters in the text
 * itself are dropped, so that no words of a stranger can steer a terminal.
 *
 * <p>Safe for any thread.
 */
public final class AnsiEncoder {
    private static final String RESET = "\u001B[0m";

    /** OSC 8, without parameters; the address follows. */
    private static final String LINK_START = "\u001B]8;;";

    /** ST, in its form of two characters. */
    private static final String STRING_END = "\u001B\\";

    private AnsiEncoder() {}

    /** The text of one line, without a line end, in as many colours as {@code depth} allows. */
    public static String encode(StyledText line, ColorDepth depth) {
        var out = new StringBuilder();
        append(out, line, depth, LinkSupport.NONE);
        return out.toString();
    }

    /** Adds one line, without a line end, to {@code out}. */
    public static void append(
            StringBuilder out, StyledText line, ColorDepth depth, LinkSupport links) {
        var now = Style.PLAIN;
        Hyperlink link = Hyperlink.None.NONE;
        for (var run : line.runs()) {
            var to = links.shows(run.style().link()) ? run.style().link() : Hyperlink.None.NONE;
            if (!to.equals(link)) appendLink(out, to);
            link = to;
            if (depth != ColorDepth.NONE && !run.style().looksLike(now)) {
                change(out, now, run.style(), depth);
                now = run.style();
            }
            appendPrintable(out, run.text());
        }
        if (!now.looksLike(Style.PLAIN)) out.append(RESET);
        if (!link.equals(Hyperlink.None.NONE)) appendLink(out, Hyperlink.None.NONE);
    }

    /**
     * Adds the beginning of a link. One with an empty address ends the link before it, which would
     * otherwise make all that follows clickable.
     */
    private static void appendLink(StringBuilder out, Hyperlink link) {
        out.append(LINK_START).append(link.address()).append(STRING_END);
    }

    private static void change(StringBuilder out, Style from, Style to, ColorDepth depth) {
        if (to.looksLike(Style.PLAIN)) {
            out.append(RESET);
            return;
        }
        out.append("\u001B[");
        var before = out.length();
        if (!from.looksLike(Style.PLAIN)) out.append("0;");
        if (to.bold()) out.append("1;");
        if (to.underline()) out.append("4;");
        appendColor(out, to.color(), depth);
        // Every part ends with a separator; the last of them becomes the final letter.
        if (out.length() > before) out.setLength(out.length() - 1);
        out.append('m');
    }

    private static void appendColor(StringBuilder out, Color color, ColorDepth depth) {
        switch (color) {
            case Unset _ -> {}
            case Ansi ansi -> out.append(ansi.sgr()).append(';');
            case Rgb rgb -> appendRgb(out, rgb, depth);
            case Shade shade ->
                    appendColor(
                            out, depth == ColorDepth.ANSI_16 ? shade.ansi() : shade.rgb(), depth);
        }
    }

    private static void appendRgb(StringBuilder out, Rgb rgb, ColorDepth depth) {
        switch (depth) {
            case NONE -> {}
            case ANSI_16 -> out.append(Palette.nearestOf16(rgb).sgr()).append(';');
            case ANSI_256 -> out.append("38;5;").append(Palette.nearestOf256(rgb)).append(';');
            case TRUE_COLOR ->
                    out.append("38;2;")
                            .append(rgb.red())
                            .append(';')
                            .append(rgb.green())
                            .append(';')
                            .append(rgb.blue())
                            .append(';');
        }
    }

    private static void appendPrintable(StringBuilder out, String text) {
        if (isPrintable(text)) {
            // Nearly all texts are printable, and are copied much quicker as a whole.
            out.append(text);
            return;
        }
        for (var at = 0; at < text.length(); at++) {
            var c = text.charAt(at);
            // A tab's width depends on where it stands, which the wrapping could not know.
            if (c == '\t') out.append(' ');
            else if (!Character.isISOControl(c)) out.append(c);
        }
    }

    private static boolean isPrintable(String text) {
        for (var at = 0; at < text.length(); at++) {
            if (Character.isISOControl(text.charAt(at))) return false;
        }
        return true;
    }
}
