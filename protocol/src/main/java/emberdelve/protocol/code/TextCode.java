package emberdelve.protocol.code;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A way in which a peer reads and writes characters. Safe for any thread. */
public enum TextCode {
    UTF_8(StandardCharsets.UTF_8, "utf-8 utf8"),

    /**
     * Latin-1 as Windows writes it, with quotes and dashes where ISO 8859-1 has control characters.
     */
    LATIN_1(
            Charset.forName("windows-1252"),
            "latin-1 latin1 iso-8859-1 iso8859-1 iso_8859-1 windows-1252 cp1252"),

    /** The code of DOS and of many clients for it. */
    CP437(Charset.forName("IBM437"), "cp437 ibm437 437 dos"),

    ASCII(StandardCharsets.US_ASCII, "ascii us-ascii");

    /** The octet that begins a command in Telnet; no text needs it. */
    private static final int IAC = 0xFF;

    /** The first character of ISO 8859-1 behind its second block of control characters. */
    private static final int CONTROLS_END = 0xA0;

    private final Charset charset;

    /** The names with blanks between them; the first is the one that players are shown. */
    private final String names;

    TextCode(Charset charset, String names) {
        this.charset = charset;
        this.names = names;
    }

    /** The code of that name, in capital or small letters. */
    public static Optional<TextCode> of(String name) {
        var word = name.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(values()).filter(code -> code.names().contains(word)).findFirst();
    }

    private List<String> names() {
        return List.of(names.split(" "));
    }

    /** The name that players are shown: {@code latin-1}. */
    public String word() {
        return names().getFirst();
    }

    public String decode(byte[] octets) {
        return new String(octets, charset);
    }

    public byte[] encode(String text) {
        return text.getBytes(charset);
    }

    /**
     * Whether it can write the character in octets that mean nothing else to Telnet or a terminal.
     */
    public boolean has(int codePoint) {
        return switch (this) {
            case UTF_8 -> true;
            case ASCII -> codePoint <= '~';
            case LATIN_1 -> codePoint <= '~' || (codePoint >= CONTROLS_END && codePoint < IAC);
            case CP437 -> codePoint <= '~' || isInDos(codePoint);
        };
    }

    private boolean isInDos(int codePoint) {
        if (!Character.isBmpCodePoint(codePoint)) return false;
        var octets = encode(Character.toString(codePoint));
        // A character that the code lacks becomes a question mark; 255 is the no-break space.
        return octets.length == 1 && octets[0] < 0 && (octets[0] & IAC) != IAC;
    }
}
