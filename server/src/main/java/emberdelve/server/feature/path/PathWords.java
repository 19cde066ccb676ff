package emberdelve.server.feature.path;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for the events of paths. */
final class PathWords {
    private PathWords() {}

    static List<StyledText> tell(PathEvent fact, Rendering telling) {
        return switch (fact) {
            case PathEvent.Took(_, var path) ->
                    telling.tell("path.took", fact.actors(), Map.of("path", path));
            case PathEvent.MayChoose _ -> telling.tell("path.may-choose", fact.actors());
        };
    }
}
