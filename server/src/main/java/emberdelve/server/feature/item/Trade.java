package emberdelve.server.feature.item;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.Shop;
import emberdelve.server.model.Abilities;

/**
 * What things cost, and what is paid for them: by the shop, and a little by charisma (docs/rules.md
 * R7.8). Pure.
 *
 * @param charisma of whoever buys or sells, 3..18
 */
public record Trade(Shop shop, int charisma) {
    /** For each point of the charisma modifier, which is -3..3. */
    public static final int PERCENT_PER_POINT = 5;

    private static final int WHOLE = 100;

    /** Coins that one of these costs, 1 or more; rounded up. */
    public long price(ItemType type) {
        return Math.max(1, share(type, shop.sellsPercent(), -favour(), WHOLE - 1));
    }

    /** Coins that the shop pays for one, never more than it costs; 0 when it is not wanted. */
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
