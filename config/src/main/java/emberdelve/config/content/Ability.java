package emberdelve.config.content;

import java.time.Duration;
import java.util.List;

/**
 * A deed of a class: the same engine as an item, with a time to recover in place of being used up.
 *
 * @param id in content, and the word that players type: {@code backstab}
 * @param level from which its class can do it
 * @param verb what the user does, third person: {@code lays hands}
 * @param recovers until it can be used again; kept even when its user leaves the dungeon meanwhile
 */
public record Ability(
        String id,
        String name,
        String description,
        int level,
        String verb,
        Selector selector,
        List<Effect> effects,
        Duration recovers) {
    public Ability {
        effects = List.copyOf(effects);
    }
}
