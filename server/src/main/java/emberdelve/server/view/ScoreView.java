package emberdelve.server.view;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Melee;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Named;

/**
 * All about the reader's character.
 *
 * @param stats the statistics with all that is worn
 * @param melee the melee with the weapon in hand and all that is worn
 * @param choicesLeft level-up options that wait to be chosen
 * @param keenness the percentage by which wounds that it deals are deeper; {@code sturdiness}: that
 *     by which wounds that it takes are smaller
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
