package emberdelve.protocol.telnet;

import emberdelve.protocol.option.NewEnviron;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;

import java.util.regex.Pattern;

/**
 * Octets as people can read and write them: {@code WILL ECHO}, {@code SB NAWS x00 x50 x00 x18 SE},
 * {@code "text" CRLF}, {@code '{"hp":1}'}. Each command brings its IAC; options have names or
 * decimal numbers; in a text {@code ^[} is ESC. {@code QUESTION} is the long one of NEW-ENVIRON.
 */
final class Notation {
    private static final Pattern TOKEN = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    private final ByteBuf out = Unpooled.buffer();
    private boolean optionDue;

    private Notation() {}

    static byte[] octets(String notation) {
        var reader = new Notation();
        var tokens = TOKEN.matcher(notation);
        while (tokens.find()) {
            if (tokens.group(1) != null) {
                reader.text(tokens.group(1));
            } else if (tokens.group(2) != null) {
                reader.text(tokens.group(2));
            } else {
                reader.word(tokens.group(3));
            }
        }
        return ByteBufUtil.getBytes(reader.out);
    }

    private void text(String text) {
        ByteBufUtil.writeUtf8(out, text.replace("^[", "\u001B"));
    }

    private void word(String word) {
        if (optionDue) {
            optionDue = false;
            out.writeByte(option(word));
            return;
        }
        switch (word) {
            case "CRLF" -> text("\r\n");
            case "CRNUL" -> text("\r\0");
            case "LF" -> text("\n");
            case "CR" -> text("\r");
            case "QUESTION" ->
                    TelnetWriter.subnegotiation(
                            out, TelnetOption.NEW_ENVIRON, new NewEnviron().ask());
            default -> {
                if (word.startsWith("x")) {
                    out.writeByte(Integer.parseInt(word.substring(1), 16));
                } else {
                    command(TelnetCommand.valueOf(word));
                }
            }
        }
    }

    private void command(TelnetCommand command) {
        out.writeByte(0xFF).writeByte(command.octet());
        optionDue =
                switch (command) {
                    case WILL, WONT, DO, DONT, SB -> true;
                    case EOF,
                            SUSP,
                            ABORT,
                            EOR,
                            SE,
                            NOP,
                            DATA_MARK,
                            BREAK,
                            INTERRUPT,
                            ABORT_OUTPUT,
                            ARE_YOU_THERE,
                            ERASE_CHARACTER,
                            ERASE_LINE,
                            GO_AHEAD,
                            IAC ->
                            false;
                };
    }

    private static int option(String word) {
        return Character.isDigit(word.charAt(0))
                ? Integer.parseInt(word)
                : TelnetOption.valueOf(word).number();
    }

    /** So that a failure shows what arrived: printable text as it is, the rest in hex. */
    static String show(byte[] octets) {
        var shown = new StringBuilder();
        for (var octet : octets) {
            if (octet >= ' ' && octet <= '~') {
                shown.append((char) octet);
            } else {
                shown.append("<%02X>".formatted(octet));
            }
        }
        return shown.toString();
    }

    static String show(String notation) {
        return show(octets(notation));
    }
}
