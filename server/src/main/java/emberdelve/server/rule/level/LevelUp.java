package emberdelve.server.rule.level;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Rules;

/** The choices at a new level, and what each changes (docs/rules.md R4.4). */
public enum LevelUp {
    HEALTHIER,
    STRONGER,
    TOUGHER,
    MORE_AWARE;

    /**
     * The stats after this choice. For {@code HEALTHIER}, the caller also heals the actor by as
     * much.
     */
    public BaseStats improve(BaseStats stats, Rules.LevelOptions options) {
        var hp = stats.hp();
        var attack = stats.attack();
        var defense = stats.defense();
        var vision = stats.vision();
        switch (this) {
            case HEALTHIER -> hp += options.maxHp();
            case STRONGER -> attack += options.attack();
            case TOUGHER -> defense += options.defense();
            case MORE_AWARE -> vision += options.vision();
        }
        return new BaseStats(
                hp,
                attack,
                stats.attackChance(),
                defense,
                stats.defenseChance(),
                stats.speed(),
                vision);
    }
}
