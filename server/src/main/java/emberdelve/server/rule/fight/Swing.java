package emberdelve.server.rule.fight;

/**
 * The difference of a blow from a usual one.
 *
 * @param attack the number of additional dice; negative for fewer
 * @param percent the percentage of a usual blow's damage, at least 1
 * @param canBeGuarded whether a guard may take it for its ward
 */
public record Swing(int attack, int percent, boolean canBeGuarded) {
    public static final Swing USUAL = new Swing(0, 100, true);

    /** The same blow, but with that percentage of its damage. */
    public Swing lessened(int newPercent) {
        return new Swing(attack, Math.max(1, percent * newPercent / 100), canBeGuarded);
    }

    /** The result with this swing's percentage of the damage; a wound is at least one point. */
    AttackResult weigh(AttackResult result) {
        return percent != 100
                        && result instanceof AttackResult.Wounded(var rolls, var blocks, var damage)
                ? new AttackResult.Wounded(rolls, blocks, Math.max(1, damage * percent / 100))
                : result;
    }
}
