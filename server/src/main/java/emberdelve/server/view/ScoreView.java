package emberdelve.server.view;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Melee;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Named;

/**
 * The reader's character, whole.
 *
 * @param stats with all that is worn
 * @param melee with the weapon in hand and all that is worn
 * @param choicesLeft level-up options that wait to be chosen
 * @param keenness percent by which wounds dealt are deeper; {@code sturdiness}: those taken smaller
 */
public record ScoreView(
        Named who,
        String characterClass,
        VitalsView vitals,
        BaseStats stats,
        Melee melee,
        Abilities abilities,
        int choicesLeft,
        int keenness,
        int sturdiness)
        implements View {}
