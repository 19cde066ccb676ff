package emberdelve.server.feature.stone;

import emberdelve.server.model.ActorId;

/**
 * A line on the stone.
 *
 * @param id of the world: later ones are higher
 * @param who had it carved
 * @param account of its player
 * @param name of the character, as it was then
 * @param tick of the world, when
 * @param day when, in days since 1970
 * @param words empty when staff have had them taken away
 */
public record Carving(
        long id, ActorId who, long account, String name, long tick, long day, String words) {
    boolean stands() {
        return !words.isEmpty();
    }

    /** The same, without its words: it counts for the price of the next. */
    Carving blank() {
        return new Carving(id, who, account, name, tick, day, "");
    }
}
