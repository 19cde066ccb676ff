package emberdelve.server.session;

import emberdelve.config.content.Messages;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.link.Heard;
import emberdelve.server.offer.Registry;
import emberdelve.server.text.Narrator;
import emberdelve.server.text.Phrasing;
import emberdelve.server.text.Prompt;
import emberdelve.server.text.Reader;
import emberdelve.server.text.Renderer;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;
import emberdelve.server.view.VitalsView;

import java.util.List;
import java.util.Optional;

/** Everything a session can say, in words. Safe for any thread. */
public final class Speech {
    private final Narrator narrator;
    private final Renderer screen;
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
