package emberdelve.config.content;

import java.time.Duration;
import java.util.List;

/**
 * A deed of a class. It works as an item does, but it is not used up: it needs time to recover.
 *
 * @param id in content, and the word that players type: {@code backstab}
 * @param level the level from which its class can do it
 * @param verb what the user does, third person: {@code lays hands}
 * @param recovers the time until it can be used again; it runs on while its user is not in the
 *     dungeon
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
