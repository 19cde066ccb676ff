package emberdelve.server.feature.hire;

import emberdelve.server.view.View;

import java.util.List;

/**
 * The hirelings that can be hired.
 *
 * @param keeper the name of the person who offers them, with the capital letter that begins a
 *     sentence
 * @param gold the coins in the reader's purse
 */
public record HiresView(String keeper, List<Line> lines, long gold) implements View {
    /**
     * A hireling on offer.
     *
     * @param price the price for this reader, in coins
     */
    public record Line(String name, long price, long minutes) {}
}
