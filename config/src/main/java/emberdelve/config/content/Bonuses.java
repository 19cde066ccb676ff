package emberdelve.config.content;

/**
 * What a worn item adds to its wearer, each may be negative.
 *
 * @param attackChance whole percent
 * @param defenseChance whole percent
 * @param armour how far the armour class falls
 */
public record Bonuses(
        int attack, int attackChance, int defense, int defenseChance, int vision, int armour) {
    public static final Bonuses NONE = new Bonuses(0, 0, 0, 0, 0, 0);

    public Bonuses plus(Bonuses other) {
        return new Bonuses(
                attack + other.attack,
                attackChance + other.attackChance,
                defense + other.defense,
                defenseChance + other.defenseChance,
                vision + other.vision,
                armour + other.armour);
    }

    /** All of them together: above 0 when they do more good than harm. */
    int sum() {
        return attack + attackChance + defense + defenseChance + vision + armour;
    }
}
