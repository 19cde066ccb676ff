package emberdelve.server.html;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Reader;
import emberdelve.server.text.Voices;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Map;

/** The voice of the pages, in content's words. Safe for any thread. */
public record Voice(Voices voices) {
    public String say(String key) {
        return say(key, Map.of());
    }

    public String say(String key, Map<String, String> arguments) {
        var phrasing = voices.phrasing();
        var form = phrasing.form(key, Reader.NOBODY);
        return phrasing.line(form, List.of(), arguments, Reader.NOBODY.self()).plain();
    }

    public String say(String key, String name, long value) {
        return say(key, Map.of(name, Long.toString(value)));
    }

    /** The rank of a character: its class and its level. */
    public Html rank(String characterClass, int level) {
        return Html.text(
                say(
                        "view.who-level",
                        Map.of("class", characterClass, "level", Integer.toString(level))));
    }

    /** A view as the game shows it, line by line. */
    public List<String> show(View view) {
        return voices.screen().show(view, Reader.NOBODY).stream().map(StyledText::plain).toList();
    }
}
