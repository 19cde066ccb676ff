package emberdelve.server.feature.reload;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.RoomId;
import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.ItemId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The store of displacements: turns each into a row, and the rows back. */
final class DisplacementStore implements Stored.Shared<Displacement, DisplacementRow> {
    @Override
    public Class<Displacement> kind() {
        return Displacement.class;
    }

    @Override
    public Table<DisplacementRow> table() {
        return DisplacementRow.TABLE;
    }

    @Override
    public DisplacementRow row(long key, Displacement displacement) {
        var worn = new TreeMap<String, Long>();
        displacement.worn().forEach((slot, item) -> worn.put(word(slot), item.value()));
        return new DisplacementRow(
                key,
                displacement.stay().map(stay -> stay.from().value()).orElse(""),
                displacement.stay().map(stay -> stay.to().value()).orElse(""),
                worn);
    }

    @Override
    public Personal<DisplacementRow> personal() {
        return Personal.ofCharacters(
                DisplacementRow::characterId,
                (world, id) -> world.part(Displacements.class).forget(id));
    }

    @Override
    public Reach reach() {
        return Reach.CHARACTER;
    }

    @Override
    public void learn(World world, List<DisplacementRow> rows, List<Long> gone) {
        var displacements = world.part(Displacements.class);
        for (var row : rows)
            displacements.restore(
                    new ActorId(row.characterId()), new Displacement(stay(row), worn(row.worn())));
        for (var key : gone) displacements.drop(new ActorId(key));
    }

    private static Optional<Displacement.Stay> stay(DisplacementRow row) {
        if (row.fromRoom().isEmpty()) return Optional.empty();
        return Optional.of(
                new Displacement.Stay(new RoomId(row.fromRoom()), new RoomId(row.toRoom())));
    }

    private static Map<ItemType.Slot, ItemId> worn(Map<String, Long> stored) {
        var worn = new EnumMap<ItemType.Slot, ItemId>(ItemType.Slot.class);
        for (var slot : ItemType.Slot.values()) {
            var item = stored.get(word(slot));
            if (item != null) worn.put(slot, new ItemId(item));
        }
        return worn;
    }

    private static String word(ItemType.Slot slot) {
        return slot.name().toLowerCase(Locale.ROOT);
    }
}
