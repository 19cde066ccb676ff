package emberdelve.server.session;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.link.Heard;
import emberdelve.server.model.Named;
import emberdelve.server.model.Preferences;
import emberdelve.server.text.Reader;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Optional;

/**
 * The text of the last message, kept for the next readers: all readers whom the message does not
 * name are told the same, so that its text is made once for a full room and not a thousand times.
 * Thread: one event loop's.
 */
final class Retelling {
    private final Speech speech;
    private Optional<Told> last = Optional.empty();

    /** The text of a message, for readers with such preferences whom it does not name. */
    private record Told(Heard heard, Preferences preferences, List<StyledText> lines) {
        // The same object is meant, not an equal one.
        @SuppressWarnings("ReferenceEquality")
        boolean isFor(Heard other, Preferences wanted) {
            return heard == other
                    && preferences.screenReader() == wanted.screenReader()
                    && preferences.rolls() == wanted.rolls()
                    && preferences.detail() == wanted.detail();
        }
    }

    Retelling(Speech speech) {
        this.speech = speech;
    }

    List<StyledText> tell(Heard heard, Reader reader) {
        if (!isToldAlike(heard, reader)) return speech.tell(heard, reader);
        if (last.isPresent() && last.get().isFor(heard, reader.preferences()))
            return last.get().lines();
        var lines = speech.tell(heard, reader);
        last = Optional.of(new Told(heard, reader.preferences(), lines));
        return lines;
    }

    private static boolean isToldAlike(Heard heard, Reader reader) {
        return switch (heard) {
            case Heard.Fact(var event, _, _, _) ->
                    event.isToldAlike() && !isNamed(event.actors(), reader);
            case Heard.Shown(Note note) -> !isNamed(note.actors(), reader);
            case Heard.Shown _, Heard.Overheard _, Heard.Beside _, Heard.Settled _ -> false;
        };
    }

    private static boolean isNamed(List<Named> actors, Reader reader) {
        for (var actor : actors) {
            if (actor.id().equals(reader.self())) return true;
        }
        return false;
    }
}
