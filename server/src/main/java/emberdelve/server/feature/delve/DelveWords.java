package emberdelve.server.feature.delve;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for events of delves, except for the tales, which come from content. */
final class DelveWords {
    private static final int SECONDS_PER_MINUTE = 60;

    private DelveWords() {}

    public static List<StyledText> tell(DelveEvent fact, Rendering telling) {
        return switch (fact) {
            case DelveEvent.WentIn wentIn -> wentIn(wentIn, telling);
            case DelveEvent.CameOut _ -> telling.tell("delve.came-out", fact.actors());
            case DelveEvent.Opened(_, var site, var tale) ->
                    tale("delve.opened", fact, site, tale, telling);
            case DelveEvent.Won(_, var site, var tale, _) ->
                    tale("delve.won", fact, site, tale, telling);
            case DelveEvent.Measured measured -> measured(measured, telling);
            case DelveEvent.Scored scored -> scored(scored, telling);
            case DelveEvent.Excelled(_, var size) -> telling.tell(best(size), fact.actors());
            case DelveEvent.Lost(_, var site, var tale) ->
                    tale("delve.lost", fact, site, tale, telling);
        };
    }

    /**
     * Tells that a party goes in: whoever leads or watches is told who follows, and whoever follows
     * is told whom.
     */
    private static List<StyledText> wentIn(DelveEvent.WentIn fact, Rendering telling) {
        var leader = fact.actor();
        if (fact.others().isEmpty())
            return telling.tell("delve.went-in", List.of(leader), Map.of("site", fact.site()));
        var follows = fact.others().stream().filter(telling::isReader).findFirst();
        if (follows.isPresent())
            return telling.tell(
                    "delve.followed-in",
                    List.of(follows.get(), leader),
                    Map.of("site", fact.site()));
        return telling.tell(
                "delve.led-in",
                List.of(leader),
                Map.of("site", fact.site(), "others", telling.all(fact.others())));
    }

    private static List<StyledText> measured(DelveEvent.Measured fact, Rendering telling) {
        var facts = fact.facts();
        return telling.tell(
                "delve.score-facts",
                fact.actors(),
                Map.of(
                        "minutes", Long.toString(facts.seconds() / SECONDS_PER_MINUTE),
                        "seconds", Long.toString(facts.seconds() % SECONDS_PER_MINUTE),
                        "deaths", Integer.toString(facts.deaths()),
                        "found", Integer.toString(facts.found()),
                        "treasures", Integer.toString(facts.treasures())));
    }

    private static List<StyledText> scored(DelveEvent.Scored fact, Rendering telling) {
        var score = fact.score();
        return telling.tell(
                "delve.score",
                fact.actors(),
                Map.of(
                        "score", Integer.toString(score.sum()),
                        "strength", Integer.toString(score.strength()),
                        "time", Integer.toString(score.time()),
                        "lives", Integer.toString(score.lives()),
                        "finds", Integer.toString(score.finds())));
    }

    private static String best(PartySize size) {
        return switch (size) {
            case ALONE -> "delve.score-best-alone";
            case TWO -> "delve.score-best-two";
            case MORE -> "delve.score-best-more";
        };
    }

    private static List<StyledText> tale(
            String key, DelveEvent fact, String site, String tale, Rendering telling) {
        return telling.tell(key, fact.actors(), Map.of("site", site, "tale", tale));
    }
}
