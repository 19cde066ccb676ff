package emberdelve.server.view;

import emberdelve.config.content.ItemType;
import emberdelve.server.model.Gear;

import java.util.List;

/**
 * The things that the reader wears.
 *
 * @param pieces the number of pieces worn of each set, where there are any
 */
public record EquipmentView(List<Worn> worn, List<Gear.Pieces> pieces) implements View {
    /**
     * @param id the item's id as players type it, {@code #1a2b}
     */
    public record Worn(ItemType.Slot slot, ItemType type, String id) {}
}
