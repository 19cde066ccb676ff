package emberdelve.config.content;

import java.util.List;

/**
 * A shop: somebody who sells and buys in a room.
 *
 * @param keeper the name of the shopkeeper, with the capital letter that begins a sentence: {@code
 *     Bettany Orr}
 * @param wares ids of the kinds that are sold, as many as anybody wants
 * @param sellsPercent of an item's value that it costs, 1..1000
 * @param buysPercent of an item's value that is paid for it, 0..{@code sellsPercent}; whoever paid
 *     more would be rich in no time, and so would everybody
 */
public record Shop(String keeper, List<String> wares, int sellsPercent, int buysPercent) {
    public Shop {
        wares = List.copyOf(wares);
    }
}
