package emberdelve.server.web.page;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.session.Speech;
import emberdelve.server.text.Reader;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Map;

/** The voice of the pages, in content's words. Safe for any thread. */
record Voice(Speech speech) {
    String say(String key) {
        return say(key, Map.of());
    }

    String say(String key, Map<String, String> arguments) {
        return speech.line(Note.of(key, arguments), Reader.NOBODY).plain();
    }

    String say(String key, String name, long value) {
        return say(key, Map.of(name, Long.toString(value)));
    }

    /** The rank of a character: its class and its level. */
    Html rank(String characterClass, int level) {
        return Html.text(
                say(
                        "view.who-level",
                        Map.of("class", characterClass, "level", Integer.toString(level))));
    }

    /** A view as the game shows it, line by line. */
    List<String> show(View view) {
        return speech.show(view, Reader.NOBODY).stream().map(StyledText::plain).toList();
    }
}
