package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.Shop;
import emberdelve.server.model.Abilities;

/**
 * The prices of a shop, which depend a little on charisma (docs/rules.md R7.8). Pure.
 *
 * @param charisma the customer's charisma, 3..18
 */
public record Trade(Shop shop, int charisma) {
    /** Percent for each point of the charisma modifier, which is -3..3. */
    public static final int PERCENT_PER_POINT = 5;

    private static final int WHOLE = 100;

    /** The price of one item in coins, 1 or more; rounded up. */
    public long price(ItemType type) {
        return Math.max(1, share(type, shop.sellsPercent(), -favour(), WHOLE - 1));
    }

    /** Coins that the shop pays for one item, at most its price; 0 if the shop does not want it. */
    public long offer(ItemType type) {
        return Math.min(price(type), share(type, shop.buysPercent(), favour(), 0));
    }

    private int favour() {
        return PERCENT_PER_POINT * Abilities.modifier(charisma);
    }

    private static long share(ItemType type, int percent, int more, int roundUp) {
        return (type.value() * percent * (WHOLE + more) / WHOLE + roundUp) / WHOLE;
    }
}
