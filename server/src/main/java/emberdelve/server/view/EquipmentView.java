package emberdelve.server.view;

import emberdelve.config.content.ItemType;
import emberdelve.server.model.Gear;

import java.util.List;

/**
 * The things that the reader wears.
 *
 * @param pieces of each set of which something is worn
 */
public record EquipmentView(List<Worn> worn, List<Gear.Pieces> pieces) implements View {
    /**
     * @param id as one types it, {@code #1a2b}
     */
    public record Worn(ItemType.Slot slot, ItemType type, String id) {}
}
