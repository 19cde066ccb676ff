package emberdelve.config.content;

import java.time.Duration;
import java.util.List;

/**
 * The hirelings that one can hire in a room.
 *
 * @param keeper the name of the person who offers them, with the capital letter that begins a
 *     sentence: {@code The landlord}
 */
public record Hires(String keeper, List<Offer> offers) {
    public Hires {
        offers = List.copyOf(offers);
    }

    /**
     * A kind of hireling.
     *
     * @param monster id of its type
     * @param price in coins, for a hirer of level 0
     * @param pricePerLevel more for each level of the hirer, to whom it is worth more
     * @param lasts how long it serves for that price
     */
    public record Offer(String monster, long price, long pricePerLevel, Duration lasts) {
        /** Coins that a hirer of that level pays. */
        public long priceAt(int level) {
            return price + pricePerLevel * level;
        }
    }
}
