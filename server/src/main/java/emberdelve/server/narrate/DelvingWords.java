package emberdelve.server.narrate;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.event.Delving;

import java.util.List;
import java.util.Map;

/** Delves in words; the tales are content's. */
public final class DelvingWords {
    private DelvingWords() {}

    public static List<StyledText> tell(Delving fact, Telling telling) {
        return switch (fact) {
            case Delving.WentIn(_, var site) ->
                    telling.tell("delve.went-in", fact.actors(), Map.of("site", site));
            case Delving.CameOut _ -> telling.tell("delve.came-out", fact.actors());
            case Delving.Opened(_, var site, var tale) ->
                    tale("delve.opened", fact, site, tale, telling);
            case Delving.Won(_, var site, var tale) -> tale("delve.won", fact, site, tale, telling);
            case Delving.Lost(_, var site, var tale) ->
                    tale("delve.lost", fact, site, tale, telling);
        };
    }

    private static List<StyledText> tale(
            String key, Delving fact, String site, String tale, Telling telling) {
        return telling.tell(key, fact.actors(), Map.of("site", site, "tale", tale));
    }
}
