package emberdelve.server.feature.stone;

import emberdelve.server.model.ActorId;

/**
 * A line on the stone.
 *
 * @param id an id of the world: a later line has a higher one
 * @param who the id of the character that had it carved
 * @param account the account of its player
 * @param name the name of the character, as it was then
 * @param tick the tick of the world in which it was carved
 * @param day the day on which it was carved, in days since 1970
 * @param words the text; empty when staff have had it taken away
 */
public record Carving(
        long id, ActorId who, long account, String name, long tick, long day, String words) {
    boolean stands() {
        return !words.isEmpty();
    }

    /**
     * The same line without its words: it still counts for the price of the character's next line.
     */
    Carving blank() {
        return new Carving(id, who, account, name, tick, day, "");
    }

    /** The same line with another name for the character. */
    Carving named(String other) {
        return new Carving(id, who, account, other, tick, day, words);
    }
}
