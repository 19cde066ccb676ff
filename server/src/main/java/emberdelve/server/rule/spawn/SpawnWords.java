package emberdelve.server.rule.spawn;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for what thieves take, and for monsters that are heard on rounds or that withdraw. */
final class SpawnWords {
    private SpawnWords() {}

    static List<StyledText> tell(SpawnEvent fact, Rendering telling) {
        return switch (fact) {
            case SpawnEvent.Robbed(_, _, var gold) -> gold("spawn.robbed", fact, gold, telling);
            case SpawnEvent.GotAway(_, var gold) -> gold("spawn.got-away", fact, gold, telling);
            case SpawnEvent.Recovered(_, var gold) -> gold("spawn.recovered", fact, gold, telling);
            case SpawnEvent.Withdrew _ -> telling.tell("spawn.withdrew", fact.actors());
            // Readers in the monster's room have seen it come.
            case SpawnEvent.CameBy _ ->
                    telling.isFar()
                            ? telling.tell("spawn.came-by", fact.actors())
                            : Rendering.NOTHING;
        };
    }

    private static List<StyledText> gold(
            String key, SpawnEvent fact, long gold, Rendering telling) {
        return telling.tell(key, fact.actors(), Map.of("gold", Long.toString(gold)));
    }
}
