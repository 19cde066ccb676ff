package emberdelve.server.session;

import emberdelve.config.content.Messages;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.link.Heard;
import emberdelve.server.narrate.Narrator;
import emberdelve.server.narrate.Phrasing;
import emberdelve.server.narrate.Prompt;
import emberdelve.server.narrate.Reader;
import emberdelve.server.offer.Registry;
import emberdelve.server.render.Screen;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;
import emberdelve.server.view.VitalsView;

import java.util.List;
import java.util.Optional;

/** Everything a session can say, in words. Safe for any thread. */
public final class Speech {
    private final Narrator narrator;
    private final Screen screen;
    private final Phrasing phrasing;
    private final Prompt prompt;

    public Speech(Messages messages, Registry registry) {
        narrator = registry.narrator(messages);
        screen = registry.screen(messages);
        phrasing = registry.phrasing(messages);
        prompt = new Prompt(phrasing);
    }

    /** What was heard; no line when it is nothing to this reader. */
    public List<StyledText> tell(Heard heard, Reader reader) {
        return switch (heard) {
            case Heard.Fact fact -> narrator.tell(fact, reader);
            case Heard.Shown(var view) -> show(view, reader);
            case Heard.Beside _ -> List.of();
        };
    }

    public List<StyledText> show(View view, Reader reader) {
        return screen.show(view, reader);
    }

    /** A note that is one line. */
    public StyledText line(Note note, Reader reader) {
        var key = phrasing.form(note.key(), reader);
        return phrasing.line(key, note.actors(), note.arguments(), reader.self());
    }

    Optional<StyledText> prompt(VitalsView vitals, Reader reader) {
        return prompt.prompt(vitals, reader);
    }
}
