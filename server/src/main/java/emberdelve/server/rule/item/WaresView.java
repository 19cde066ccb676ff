package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.view.View;

import java.util.List;

/**
 * The wares of a shop.
 *
 * @param keeper the shopkeeper's name, with the capital letter that begins a sentence
 * @param gold the gold in the reader's purse
 */
public record WaresView(String keeper, List<Ware> wares, long gold) implements View {
    /**
     * @param price the price of one item for this reader
     */
    public record Ware(ItemType type, long price) {}
}
