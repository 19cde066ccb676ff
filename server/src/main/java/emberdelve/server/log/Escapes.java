package emberdelve.server.log;

import ch.qos.logback.core.encoder.JsonEscapeUtil;

/**
 * The escapes of JSON, and further ones, so that nothing in a value ends a line, a value, or
 * anything on the terminal that shows it. Pure.
 */
final class Escapes {
    private Escapes() {}

    /** The text for inside quotation marks; a slash stays as it is, so that paths can be read. */
    static String of(String text) {
        return ofTheRest(JsonEscapeUtil.jsonEscapeString(text).replace("\\/", "/"));
    }

    /**
     * Escapes what JSON would leave: controls above ASCII, further line ends, directions of text.
     */
    static String ofTheRest(String text) {
        var escaped = new StringBuilder(text.length());
        for (var i = 0; i < text.length(); i++) {
            var sign = text.charAt(i);
            if (sign >= 0x7f && isHarmful(sign)) escaped.append("\\u%04x".formatted((int) sign));
            else escaped.append(sign);
        }
        return escaped.toString();
    }

    private static boolean isHarmful(char sign) {
        return switch (Character.getType(sign)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    true;
            default -> false;
        };
    }
}
