package emberdelve.server.rule.talk;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.Voice;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Optional;

/**
 * The sight of somebody who whispers, for those who do not hear what. It holds no words, so that
 * none can leak, and is no {@link TalkEvent}, since there is nothing to remember of it.
 */
public record WhisperSeen(Named speaker, Named listener) implements WorldEvent {
    @Override
    public Audibility audibility() {
        return Audibility.SELF;
    }

    /** The voice, which is a gesture for programs, because the reader hears no words. */
    @Override
    public Optional<Voice> voice() {
        return Optional.of(new Voice(speaker, "emote"));
    }

    @Override
    public List<Named> actors() {
        return List.of(speaker, listener);
    }

    static List<StyledText> tell(WhisperSeen seen, Rendering telling) {
        return telling.tell("talk.whisper-seen", seen.actors());
    }
}
