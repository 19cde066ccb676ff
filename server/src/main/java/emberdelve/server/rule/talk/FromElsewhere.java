package emberdelve.server.rule.talk;

import emberdelve.config.content.Pronouns;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.Voice;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line on a channel that a bridge has brought from another place. Whoever said it is nobody of
 * the dungeon, whatever they call themselves there.
 *
 * @param channel its id
 * @param place the name of the place, from the operator
 * @param who the name of the speaker there
 */
public record FromElsewhere(String channel, String place, String who, String words)
        implements WorldEvent {
    private static final ActorId NOBODY = new ActorId(-1);

    /** The speaker as lists of talk name them: no character's name has a bracket. */
    String speaker() {
        return who + " (" + place + ")";
    }

    @Override
    public Audibility audibility() {
        return Audibility.SELF;
    }

    @Override
    public List<Named> actors() {
        return List.of();
    }

    /** For players' programs, which show talk apart. */
    @Override
    public Optional<Voice> voice() {
        return Optional.of(new Voice(new Named(NOBODY, speaker(), "", Pronouns.THEY), channel));
    }

    static List<StyledText> tell(FromElsewhere fact, Rendering telling) {
        var line =
                telling.line(
                        "talk.from-elsewhere",
                        List.of(),
                        Map.of(
                                "channel", fact.channel(),
                                "place", fact.place(),
                                "who", fact.who(),
                                "words", fact.words()));
        return List.of(line.hanging());
    }
}
