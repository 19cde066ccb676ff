package emberdelve.server.narrate;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.event.PresenceEvent;

import java.util.List;

/** Players who come and go, in words. */
public final class PresenceWords {
    private PresenceWords() {}

    public static List<StyledText> tell(PresenceEvent fact, Telling telling) {
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

    /** The one it happens to knows, or cannot be told. */
    private static List<StyledText> toOthers(String key, PresenceEvent fact, Telling telling) {
        return telling.isReader(fact.actor()) ? Telling.NOTHING : telling.tell(key, fact.actors());
    }
}
