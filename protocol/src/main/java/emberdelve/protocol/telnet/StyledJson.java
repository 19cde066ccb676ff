package emberdelve.protocol.telnet;

import emberdelve.protocol.style.Color;
import emberdelve.protocol.style.Hyperlink;
import emberdelve.protocol.style.StyledText;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

import java.io.StringWriter;
import java.util.Locale;

/**
 * Lines and a prompt for a page, which chooses its own letters and colours: runs of words with
 * their tone, and what a click on them does. Nothing in it is markup.
 *
 * <p>A plain run is a string; any other is an object with {@code t}, its words, and where they
 * apply {@code c} (tone), {@code b} and {@code u} (1), and {@code send}, {@code ask} or {@code
 * web}.
 */
final class StyledJson {
    /** The module by which a peer asks for this message. */
    static final String MODULE = "Text";

    private static final JsonFactory FACTORY = new JsonFactory();
    private static final int LINE_CHARS = 120;

    private StyledJson() {}

    /** The burst as a whole text message. */
    static String of(TelnetOutput.Burst burst) {
        var out = new StringWriter(LINE_CHARS * (burst.lines().size() + 2));
        try (var json = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
            json.writeStartObject()
                    .writeStringProperty("proto", "text")
                    .writeStringProperty("id", "Text.Lines");
            json.writeObjectPropertyStart("data").writeArrayPropertyStart("lines");
            for (var line : burst.lines()) line(json, line);
            json.writeEndArray();
            if (burst.prompt().isPresent()) {
                json.writeName("prompt");
                line(json, burst.prompt().get());
            }
            json.writeEndObject().writeEndObject();
        }
        return out.toString();
    }

    private static void line(JsonGenerator json, StyledText line) {
        json.writeStartArray();
        for (var run : line.runs()) run(json, run);
        json.writeEndArray();
    }

    private static void run(JsonGenerator json, StyledText.Run run) {
        var style = run.style();
        var tone = tone(style.color());
        if (tone.isEmpty()
                && !style.bold()
                && !style.underline()
                && style.link() instanceof Hyperlink.None) {
            json.writeString(run.text());
            return;
        }
        json.writeStartObject().writeStringProperty("t", run.text());
        if (!tone.isEmpty()) json.writeStringProperty("c", tone);
        if (style.bold()) json.writeNumberProperty("b", 1);
        if (style.underline()) json.writeNumberProperty("u", 1);
        switch (style.link()) {
            case Hyperlink.None _ -> {}
            case Hyperlink.Send(var command) -> json.writeStringProperty("send", command);
            case Hyperlink.Prompt(var command) -> json.writeStringProperty("ask", command);
            case Hyperlink.Web(var page) -> json.writeStringProperty("web", page.toASCIIString());
        }
        json.writeEndObject();
    }

    /** The word for the colour; empty for the reader's own colour of text. */
    private static String tone(Color color) {
        return switch (color) {
            case Color.Shade shade -> shade.tone();
            case Color.Ansi ansi -> ansi.name().toLowerCase(Locale.ROOT).replace('_', '-');
            // A colour without a word: a page cannot choose its own for it.
            case Color.Rgb _, Color.Unset _ -> "";
        };
    }
}
