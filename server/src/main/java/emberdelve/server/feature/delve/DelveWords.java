package emberdelve.server.feature.delve;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** Puts events of delves into words; the tales come from content. */
final class DelveWords {
    private DelveWords() {}

    public static List<StyledText> tell(DelveEvent fact, Rendering telling) {
        return switch (fact) {
            case DelveEvent.WentIn(_, var site) ->
                    telling.tell("delve.went-in", fact.actors(), Map.of("site", site));
            case DelveEvent.CameOut _ -> telling.tell("delve.came-out", fact.actors());
            case DelveEvent.Opened(_, var site, var tale) ->
                    tale("delve.opened", fact, site, tale, telling);
            case DelveEvent.Won(_, var site, var tale) ->
                    tale("delve.won", fact, site, tale, telling);
            case DelveEvent.Lost(_, var site, var tale) ->
                    tale("delve.lost", fact, site, tale, telling);
        };
    }

    private static List<StyledText> tale(
            String key, DelveEvent fact, String site, String tale, Rendering telling) {
        return telling.tell(key, fact.actors(), Map.of("site", site, "tale", tale));
    }
}
