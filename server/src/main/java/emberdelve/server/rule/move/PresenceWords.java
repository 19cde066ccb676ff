package emberdelve.server.rule.move;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.Named;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for players who come and go. */
final class PresenceWords {
    private PresenceWords() {}

    static List<StyledText> tell(PresenceEvent fact, Rendering telling) {
        return switch (fact) {
            case PresenceEvent.CameOnline _ -> toOthers("life.came-online", fact, telling);
            case PresenceEvent.CameOnlineTogether(var actors) -> together(actors, telling);
            case PresenceEvent.WentOffline _ -> toOthers("life.went-offline", fact, telling);
            case PresenceEvent.LostLink _ -> toOthers("life.lost-link", fact, telling);
            case PresenceEvent.RegainedLink(var actor) ->
                    telling.tell(
                            telling.isReader(actor)
                                    ? "life.regained-link-you"
                                    : "life.regained-link",
                            fact.actors());
        };
    }

    /**
     * Tells of those who came together: a reader who is one of them has seen those who came before,
     * and is told only of those who came later.
     */
    private static List<StyledText> together(List<Named> actors, Rendering telling) {
        var own = actors.stream().takeWhile(each -> !telling.isReader(each)).count();
        var later = own == actors.size() ? actors : actors.subList((int) own + 1, actors.size());
        return switch (later.size()) {
            case 0 -> Rendering.NOTHING;
            case 1 -> telling.tell("life.came-online", later);
            case 2 -> telling.tell("life.came-online-both", later);
            default ->
                    telling.tell(
                            "life.came-online-many",
                            later.subList(0, 2),
                            Map.of("count", Integer.toString(later.size() - 2)));
        };
    }

    /** Tells everybody but the actor, who knows it or cannot be told. */
    private static List<StyledText> toOthers(String key, PresenceEvent fact, Rendering telling) {
        return telling.isReader(fact.actor())
                ? Rendering.NOTHING
                : telling.tell(key, fact.actors());
    }
}
