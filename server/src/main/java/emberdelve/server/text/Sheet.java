package emberdelve.server.text;

import emberdelve.protocol.style.Hyperlink;
import emberdelve.protocol.style.Style;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.link.Heard;
import emberdelve.server.model.Named;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The lines of one answer as they are written. For a screen reader, a message is replaced by its
 * form for listening (the key with {@code -sr} behind it), if content has one. Thread: used by one
 * call only.
 */
public final class Sheet {
    private final Phrasing phrasing;
    private final Narrator narrator;
    private final Reader reader;
    private final List<StyledText> lines = new ArrayList<>();

    Sheet(Phrasing phrasing, Narrator narrator, Reader reader) {
        this.phrasing = phrasing;
        this.narrator = narrator;
        this.reader = reader;
    }

    /** Whether the sheet is for a screen reader: no columns, one thing a line, no empty lines. */
    public boolean isHeard() {
        return reader.preferences().screenReader();
    }

    public boolean isReader(Named actor) {
        return actor.id().equals(reader.self());
    }

    /** Adds a line; if it is what somebody says, all of its rows but the first are indented. */
    public Sheet add(String key, List<Named> actors, Map<String, String> arguments) {
        var form = form(key);
        var line = phrasing.line(form, actors, arguments, reader.self());
        return add(phrasing.isTalk(form) ? line.hanging() : line);
    }

    /** Adds a line, some of whose arguments are {@link #link links} or hold some. */
    public Sheet addLinked(
            String key, Map<String, String> arguments, Map<String, StyledText> pieces) {
        return add(piece(key, arguments, pieces));
    }

    /** A part of a line that may hold links. */
    public StyledText piece(
            String key, Map<String, String> arguments, Map<String, StyledText> pieces) {
        return phrasing.line(form(key), List.of(), arguments, pieces, reader.self());
    }

    /** Words that send a command when they are clicked, where the client can. */
    public static StyledText link(String words, String command) {
        return StyledText.of(words, Style.PLAIN.withLink(new Hyperlink.Send(command)));
    }

    /** Words that put a command into the input line, for commands that cost something. */
    public static StyledText offer(String words, String command) {
        return StyledText.of(words, Style.PLAIN.withLink(new Hyperlink.Prompt(command)));
    }

    /** Joins parts with commas. */
    public static StyledText joined(List<StyledText> pieces) {
        var line = StyledText.builder();
        for (var piece : pieces) line.add(line.isEmpty() ? "" : ", ").add(piece);
        return line.build();
    }

    public Sheet add(String key, Map<String, String> arguments) {
        return add(key, List.of(), arguments);
    }

    public Sheet add(String key) {
        return add(key, Map.of());
    }

    public Sheet add(StyledText line) {
        lines.add(line);
        return this;
    }

    /** Adds the lines that this reader is told of the event, if any. */
    public Sheet tell(Heard.Fact fact) {
        lines.addAll(narrator.tell(fact, reader));
        return this;
    }

    /** Whether this reader is told anything of the event. */
    public boolean tells(Heard.Fact fact) {
        return !narrator.tell(fact, reader).isEmpty();
    }

    /** Words put together elsewhere, in the style of that key's message. */
    public StyledText styled(String key, String words) {
        return StyledText.of(words, phrasing.style(form(key)));
    }

    /** Words in the style of that key's message, with a beginning that can be clicked. */
    public StyledText linkedStart(String key, String start, String words, String command) {
        if (!words.startsWith(start)) return styled(key, words);
        var style = phrasing.style(form(key));
        return StyledText.builder()
                .add(start, style.withLink(new Hyperlink.Send(command)))
                .add(words.substring(start.length()), style)
                .build();
    }

    /** Adds an empty line, but not for a screen reader. */
    public Sheet gap() {
        return isHeard() ? this : add(StyledText.EMPTY);
    }

    /**
     * The actor with a number before the name: the second kobold; {@code number} is 0 for the only
     * kobold.
     */
    public Named numbered(Named actor, int number) {
        return phrasing.numbered(actor, number, reader.self());
    }

    /** A part of a line, without style. */
    public String words(String key, List<Named> actors, Map<String, String> arguments) {
        return phrasing.words(form(key), actors, arguments, reader.self());
    }

    public String words(String key, Map<String, String> arguments) {
        return words(key, List.of(), arguments);
    }

    List<StyledText> lines() {
        return List.copyOf(lines);
    }

    private String form(String key) {
        return phrasing.form(key, reader);
    }
}
