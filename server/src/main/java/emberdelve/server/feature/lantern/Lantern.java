package emberdelve.server.feature.lantern;

import emberdelve.db.account.ErasedAccount;
import emberdelve.server.model.ActorId;

/**
 * A lantern that a player has lit, and the plate that says so.
 *
 * @param id an id of the world: a later lantern has a higher one
 * @param round the number of the lighting to which it belongs, from 1
 * @param number the number that is scratched into its base
 * @param name the name of the character that lit it, as it was then, or as staff have changed it
 *     since
 * @param day the day on which it was lit, in days since 1970
 */
public record Lantern(long id, int round, int number, ActorId who, String name, long day) {
    /** The lantern without who lit it, who is erased. */
    Lantern nameless() {
        return named(ErasedAccount.NOBODY);
    }

    /** The lantern with another name on its plate. */
    Lantern named(String other) {
        return new Lantern(id, round, number, who, other, day);
    }
}
