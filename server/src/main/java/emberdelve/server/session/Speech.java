package emberdelve.server.session;

import emberdelve.config.content.Messages;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.link.Heard;
import emberdelve.server.offer.Editions;
import emberdelve.server.offer.Registry;
import emberdelve.server.text.Reader;
import emberdelve.server.text.Voices;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;
import emberdelve.server.view.VitalsView;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The words for everything that a session can say. Safe for any thread. */
public final class Speech {
    private final Supplier<Voices> voices;

    /** The speech in these messages, which never change. */
    public Speech(Messages messages, Registry registry) {
        var its = registry.voices(messages);
        voices = () -> its;
    }

    /** The speech in the messages of the edition that is in force. */
    public Speech(Editions editions) {
        voices = () -> editions.current().voices();
    }

    /** The lines for what was heard; none when this reader is told nothing of it. */
    public List<StyledText> tell(Heard heard, Reader reader) {
        return switch (heard) {
            case Heard.Fact fact -> voices.get().narrator().tell(fact, reader);
            case Heard.Shown(var view) -> show(view, reader);
            case Heard.Overheard overheard -> overheard(overheard, reader);
            case Heard.Beside _, Heard.Settled _ -> List.of();
        };
    }

    /** The lines as the other reads them, each behind the other's name. */
    private List<StyledText> overheard(Heard.Overheard overheard, Reader reader) {
        var whose = overheard.whose();
        return tell(overheard.heard(), new Reader(whose.id(), reader.preferences())).stream()
                .filter(line -> !line.isEmpty())
                .map(line -> StyledText.builder().add(whose.name() + "| ").add(line).build())
                .toList();
    }

    public List<StyledText> show(View view, Reader reader) {
        return voices.get().screen().show(view, reader);
    }

    /** A note that is one line. */
    public StyledText line(Note note, Reader reader) {
        var phrasing = voices.get().phrasing();
        var key = phrasing.form(note.key(), reader);
        return phrasing.line(key, note.actors(), note.arguments(), reader.self());
    }

    Optional<StyledText> prompt(VitalsView vitals, Reader reader) {
        return voices.get().prompt().prompt(vitals, reader);
    }
}
