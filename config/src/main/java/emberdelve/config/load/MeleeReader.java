package emberdelve.config.load;

import emberdelve.config.content.Melee;
import emberdelve.config.read.Fields;
import emberdelve.config.read.scalar.Roll;
import emberdelve.config.read.scalar.Whole;

/** {@code damage}, {@code thac0} and {@code armour-class}, beside the dice of the pool. */
final class MeleeReader {
    private static final Roll DAMAGE = new Roll(0, 10_000);
    private static final Whole NUMBER = new Whole(-20, 40);

    private MeleeReader() {}

    static Melee read(Fields fields) {
        return new Melee(
                fields.optional("damage", DAMAGE, Melee.USUAL.damage()),
                fields.optional("thac0", NUMBER, Melee.USUAL.thac0()),
                fields.optional("armour-class", NUMBER, Melee.USUAL.armourClass()));
    }
}
