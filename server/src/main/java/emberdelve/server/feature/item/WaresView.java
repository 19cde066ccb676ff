package emberdelve.server.feature.item;

import emberdelve.config.content.ItemType;
import emberdelve.server.view.View;

import java.util.List;

/**
 * What a shop sells.
 *
 * @param keeper as a sentence begins with it
 * @param gold the reader's
 */
public record WaresView(String keeper, List<Ware> wares, long gold) implements View {
    /**
     * @param price of one, for this reader
     */
    public record Ware(ItemType type, long price) {}
}
