package emberdelve.config.content;

/**
 * The bonuses that a worn item gives its wearer; each may be negative.
 *
 * @param attackChance whole percent
 * @param defenseChance whole percent
 * @param armour how far the armour class falls
 * @param keenness by how many percent the wounds that blows deal are deeper
 * @param sturdiness by how many percent the wounds that blows deal to the wearer are smaller
 */
public record Bonuses(
        int attack,
        int attackChance,
        int defense,
        int defenseChance,
        int vision,
        int armour,
        int keenness,
        int sturdiness) {
    public static final Bonuses NONE = new Bonuses(0, 0, 0, 0, 0, 0);

    /** Bonuses that leave the depth of wounds as it is. */
    public Bonuses(
            int attack, int attackChance, int defense, int defenseChance, int vision, int armour) {
        this(attack, attackChance, defense, defenseChance, vision, armour, 0, 0);
    }

    /** Wounds that are deeper by so many percent, and nothing else. */
    public static Bonuses keen(int percent) {
        return new Bonuses(0, 0, 0, 0, 0, 0, percent, 0);
    }

    /** Wounds that are smaller by so many percent, and nothing else. */
    public static Bonuses sturdy(int percent) {
        return new Bonuses(0, 0, 0, 0, 0, 0, 0, percent);
    }

    public Bonuses plus(Bonuses other) {
        return new Bonuses(
                attack + other.attack,
                attackChance + other.attackChance,
                defense + other.defense,
                defenseChance + other.defenseChance,
                vision + other.vision,
                armour + other.armour,
                keenness + other.keenness,
                sturdiness + other.sturdiness);
    }

    /** The sum of all these numbers: above 0 when they do more good than harm. */
    int sum() {
        return attack
                + attackChance
                + defense
                + defenseChance
                + vision
                + armour
                + keenness
                + sturdiness;
    }
}
