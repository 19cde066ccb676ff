package emberdelve.server.feature.character;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;

/** Players who come and go, in words. */
final class PresenceWords {
    private PresenceWords() {}

    public static List<StyledText> tell(PresenceEvent fact, Rendering telling) {
        return switch (fact) {
            case PresenceEvent.CameOnline _ -> toOthers("life.came-online", fact, telling);
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

    /** Tells everybody but the actor, who knows it or cannot be told. */
    private static List<StyledText> toOthers(String key, PresenceEvent fact, Rendering telling) {
        return telling.isReader(fact.actor())
                ? Rendering.NOTHING
                : telling.tell(key, fact.actors());
    }
}
