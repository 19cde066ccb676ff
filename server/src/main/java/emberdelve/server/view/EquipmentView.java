package emberdelve.server.view;

import emberdelve.config.content.ItemType;

import java.util.List;

/** What the reader wears. */
public record EquipmentView(List<Worn> worn) implements View {
    public record Worn(ItemType.Slot slot, ItemType type) {}
}
