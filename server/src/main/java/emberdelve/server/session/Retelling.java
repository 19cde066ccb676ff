package emberdelve.server.session;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.link.Heard;
import emberdelve.server.model.Preferences;
import emberdelve.server.text.Reader;

import java.util.List;
import java.util.Optional;

/**
 * The words that somebody said last, as text: all listeners whom they do not name read the same, so
 * that a full room is told once and not a thousand times. Thread: one event loop's.
 */
final class Retelling {
    private final Speech speech;
    private Optional<Told> last = Optional.empty();

    /** The text of a fact, for readers with such preferences whom it does not name. */
    private record Told(Heard.Fact fact, Preferences preferences, List<StyledText> lines) {
        // The very same event, and not one that looks the same.
        @SuppressWarnings("ReferenceEquality")
        boolean isFor(Heard.Fact other, Reader reader) {
            return fact == other
                    && preferences.screenReader() == reader.preferences().screenReader();
        }
    }

    Retelling(Speech speech) {
        this.speech = speech;
    }

    List<StyledText> tell(Heard heard, Reader reader) {
        if (!(heard instanceof Heard.Fact fact) || !isSpoken(fact) || isNamed(fact, reader))
            return speech.tell(heard, reader);
        if (last.isPresent() && last.get().isFor(fact, reader)) return last.get().lines();
        var lines = speech.tell(fact, reader);
        last = Optional.of(new Told(fact, reader.preferences(), lines));
        return lines;
    }

    private static boolean isSpoken(Heard.Fact fact) {
        return fact.event().voice().isPresent();
    }

    private static boolean isNamed(Heard.Fact fact, Reader reader) {
        for (var actor : fact.event().actors()) {
            if (actor.id().equals(reader.self())) return true;
        }
        return false;
    }
}
