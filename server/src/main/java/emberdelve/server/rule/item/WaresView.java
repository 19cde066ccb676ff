package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.view.View;

import java.util.List;

/**
 * The wares of a shop.
 *
 * @param keeper in the form that begins a sentence
 * @param gold in the reader's purse
 */
public record WaresView(String keeper, List<Ware> wares, long gold) implements View {
    /**
     * @param price of one, for this reader
     */
    public record Ware(ItemType type, long price) {}
}
