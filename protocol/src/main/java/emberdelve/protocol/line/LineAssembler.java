package emberdelve.protocol.line;

import emberdelve.protocol.code.CodeGuess;
import emberdelve.protocol.code.TextCode;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The maker of lines from octets, however these are cut into packets. They are UTF-8 unless another
 * code was named. A line ends with CR LF, CR NUL, LF or CR alone. Backspace and DEL erase a code
 * point, ^U the line. All other control characters but the tab are dropped, and so is what arrows
 * and other such keys send: none of it is text (old clients send NULs to keep the link alive). An
 * octet that is not UTF-8 becomes U+FFFD, or lets {@link #guess} find the code of the peer.
 *
 * <p>Thread: its connection's event loop.
 */
public final class LineAssembler {
    /** The receiver of finished lines. */
    public interface Lines {
        /**
         * A line without its end.
         *
         * @param cut whether it was longer than the limit, so that its tail is missing
         */
        void line(String text, boolean cut);
    }

    /** The receiver of each key, for peers that do not show by themselves what they type. */
    public interface Echo {
        /** Whether it wants to be told now. */
        boolean isShown();

        /** Hears what was added to the line; may hold control characters. */
        void typed(String text);

        /** Hears what was taken from the line's end. */
        void erased(String text);

        /** The line is over; called before {@link Lines#line}. */
        void ended();
    }

    /** No echo, for peers that show what they type. */
    private enum NoEcho implements Echo {
        NONE;

        @Override
        public boolean isShown() {
            return false;
        }

        @Override
        public void typed(String text) {}

        @Override
        public void erased(String text) {}

        @Override
        public void ended() {}
    }

    /** Code points of one line beyond its limit: nobody pastes a megabyte without a line end. */
    public static final int DROPPED_MAX = 1 << 20;

    private static final char DELETE = '\u007F';

    /** ^U, which erases a line on every terminal of Unix. */
    private static final char KILL = '\u0015';

    private final int lineMaxChars;
    private final Lines lines;
    private final Echo echo;

    /** The decoder of what is not ASCII; most of thousands of connections never need it. */
    private Optional<Utf8Decoder> decoder = Optional.empty();

    private TextCode code = TextCode.UTF_8;

    /** The listener for the first line that is no UTF-8; none when the code is beyond doubt. */
    private Optional<Consumer<TextCode>> guesses = Optional.empty();

    /** The beginning of an unfinished line, as long as {@link #pieces} is empty. */
    private String line = "";

    /** The unfinished line once it has several pieces; stays empty for one that comes whole. */
    private Optional<StringBuilder> pieces = Optional.empty();

    private final KeySequence key = new KeySequence();

    /** Code points of this line that found no room. */
    private int dropped;

    private boolean afterReturn;

    /** {@code lineMaxChars}: longest line, in UTF-16 units. */
    public LineAssembler(int lineMaxChars, Lines lines) {
        this(lineMaxChars, lines, NoEcho.NONE);
    }

    /** An assembler that tells what it makes of each key. */
    public LineAssembler(int lineMaxChars, Lines lines, Echo echo) {
        this.lineMaxChars = lineMaxChars;
        this.lines = lines;
        this.echo = echo;
    }

    /** Reads all octets in that code from now on. */
    public void read(TextCode known) {
        become(known);
        guesses = Optional.empty();
    }

    /**
     * Reads UTF-8 until a line is not UTF-8: that line and all that follow are read in the code
     * that it seems to be in.
     *
     * @param found the listener that hears of that code, before the line is handed over
     */
    public void guess(Consumer<TextCode> found) {
        become(TextCode.UTF_8);
        guesses = Optional.of(found);
    }

    /** Changes the code; half a character of the old one means nothing in the new one. */
    private void become(TextCode now) {
        if (now != code) decoder = Optional.empty();
        code = now;
    }

    /** The part of the line in work that is there already. */
    public String typed() {
        return pieces.isPresent() ? pieces.get().toString() : line;
    }

    /** Whether the line in work has grown past all reason; its peer should be cut off. */
    public boolean isEndless() {
        return dropped > DROPPED_MAX;
    }

    /** Takes {@code length} octets at {@code index}; the buffer's own indices stay. */
    public void add(ByteBuf source, int index, int length) {
        if (!isWithinCharacter() && isAscii(source, index, length)) {
            take(source.toString(index, length, StandardCharsets.US_ASCII));
            return;
        }
        var from = index;
        var end = index + length;
        // Line by line, because what follows the first one that is no UTF-8 is in the code of that
        // line.
        while (guesses.isPresent() && from < end) {
            var last = source.forEachByte(from, end - from, LineAssembler::isWithinLine);
            var next = last < 0 ? end : last + 1;
            decode(source, from, next - from);
            from = next;
        }
        if (from < end) decode(source, from, end - from);
    }

    private boolean isWithinCharacter() {
        return code == TextCode.UTF_8 && decoder.isPresent() && decoder.get().isWithinCharacter();
    }

    private static boolean isWithinLine(byte octet) {
        return octet != '\n' && octet != '\r';
    }

    private void decode(ByteBuf source, int index, int length) {
        if (code != TextCode.UTF_8) {
            take(code.decode(ByteBufUtil.getBytes(source, index, length)));
            return;
        }
        if (decoder.isEmpty()) decoder = Optional.of(new Utf8Decoder());
        decoder.get().decode(source, index, length, guesses.isPresent(), this::take);
    }

    private static boolean isAscii(ByteBuf source, int index, int length) {
        return source.forEachByte(index, length, octet -> octet >= 0) < 0;
    }

    /** Erases the last code point of the line, if there is one. */
    public void eraseCharacter() {
        if (dropped > 0) {
            dropped--;
        } else if (length() > 0) {
            var typed = pieces();
            truncate(typed.offsetByCodePoints(typed.length(), -1));
        }
    }

    /** Erases what there is of the line. */
    public void eraseLine() {
        dropped = 0;
        if (length() > 0) truncate(0);
    }

    private void truncate(int length) {
        var typed = pieces();
        if (echo.isShown()) echo.erased(typed.substring(length));
        typed.setLength(length);
    }

    private int length() {
        return pieces.isPresent() ? pieces.get().length() : line.length();
    }

    private StringBuilder pieces() {
        if (pieces.isPresent()) return pieces.get();
        var begun = new StringBuilder(line);
        pieces = Optional.of(begun);
        return begun;
    }

    private void take(CharSequence text) {
        var start = 0;
        for (var at = 0; at < text.length(); at++) {
            var c = text.charAt(at);
            if (isText(c) && !(key.isOpen() && key.takes(c))) {
                afterReturn = false;
                continue;
            }
            append(text, start, at);
            control(c);
            start = at + 1;
        }
        append(text, start, text.length());
    }

    private static boolean isText(char c) {
        return (c >= ' ' && c != DELETE) || c == '\t';
    }

    /** Takes a character that is no text: a control character, or a part of what a key sends. */
    private void control(char c) {
        if (c < ' ') key.takes(c);
        var completesReturn = afterReturn && (c == '\n' || c == '\0');
        afterReturn = c == '\r';
        if (completesReturn) return;

        switch (c) {
            case '\r', '\n' -> endLine();
            case '\b', DELETE -> eraseCharacter();
            case KILL -> eraseLine();
            default -> {}
        }
    }

    private void append(CharSequence text, int from, int to) {
        var room = Math.min(dropped > 0 ? 0 : lineMaxChars - length(), to - from);
        // No surrogate pair is cut: its first half alone stands for an octet that is no UTF-8.
        if (room > 0
                && room < to - from
                && Character.isSurrogatePair(
                        text.charAt(from + room - 1), text.charAt(from + room))) {
            room--;
        }
        if (room > 0) {
            var piece = text.subSequence(from, from + room).toString();
            if (line.isEmpty() && pieces.isEmpty()) line = piece;
            else pieces().append(piece);
            if (echo.isShown()) echo.typed(piece);
        }
        for (var at = from + room; at < to; at++) {
            if (!Character.isLowSurrogate(text.charAt(at))) dropped++;
        }
    }

    private void endLine() {
        var text = typed();
        var cut = dropped > 0;
        dropped = 0;
        line = "";
        pieces = Optional.empty();
        if (echo.isShown()) echo.ended();
        lines.line(guesses.isPresent() && Strays.in(text) ? guessed(text) : text, cut);
    }

    private String guessed(String text) {
        var octets = Strays.octets(text);
        var found = guesses.orElseThrow();
        read(CodeGuess.of(octets));
        found.accept(code);
        return code.decode(octets);
    }
}
