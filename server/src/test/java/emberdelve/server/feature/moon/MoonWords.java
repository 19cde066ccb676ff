package emberdelve.server.feature.moon;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;

/** The words for events of the moon. */
final class MoonWords {
    private MoonWords() {}

    static List<StyledText> tell(MoonEvent event, Rendering telling) {
        return switch (event) {
            case MoonEvent.Watched watched -> telling.tell("moon.watched", watched.actors());
            case MoonEvent.LookedAway away -> telling.tell("moon.looked-away", away.actors());
            case MoonEvent.Turned(var phase) ->
                    telling.tell("moon.turned-" + phase.word(), List.of());
        };
    }
}
