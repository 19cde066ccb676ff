package emberdelve.server.view;

import emberdelve.config.content.ItemType;

import java.util.List;

/** What the reader wears. */
public record EquipmentView(List<Worn> worn) implements View {
    /**
     * @param id as one types it, {@code #1a2b}
     */
    public record Worn(ItemType.Slot slot, ItemType type, String id) {}
}
