package emberdelve.server.checkpoint;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.row.Table;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.zone.MonsterRow;
import emberdelve.server.checkpoint.SetAside.Entry;
import emberdelve.server.link.Withheld;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The answers that are withheld because of rows that are set aside. A row without an owner
 * withholds the answers of everybody, if its thing has just changed. Thread: world.
 */
final class Promises {
    /** The tables whose rows withhold no answers but those of their owner. */
    private static final Set<Table<?>> OF_NOBODY =
            Set.of(MonsterRow.TABLE, LedgerRow.TABLE, CorpseRow.TABLE, CharacterRow.TABLE);

    private Promises() {}

    static Withheld withheld(Gathering rows) {
        if (rows.nowAside().isEmpty()) return Withheld.NOTHING;
        var owners = new TreeSet<Long>();
        var everybody = false;
        for (var entry : rows.nowAside()) {
            var owner = owner(entry, rows);
            owner.ifPresent(owners::add);
            everybody |=
                    owner.isEmpty()
                            && rows.isTouched(entry)
                            && !OF_NOBODY.contains(entry.name().table());
        }
        return new Withheld(List.copyOf(owners), everybody);
    }

    private static Optional<Long> owner(Entry entry, Gathering rows) {
        return switch (entry.thing().orElse(entry.name())) {
            case Actor actor when actor.isCharacter() -> Optional.of(actor.id().value());
            case Item item -> holder(item).or(item::boundTo).map(ActorId::value);
            case Corpse corpse -> corpse.owner().map(ActorId::value);
            // Many rows of features have the id of their character as the key.
            default ->
                    entry.name().key() instanceof Long key && rows.isCharacter(key)
                            ? Optional.of(key)
                            : Optional.empty();
        };
    }

    private static Optional<ActorId> holder(Item item) {
        return switch (item.outermostPlace()) {
            case OuterPlace.Carried(var by) when by.isCharacter() -> Optional.of(by.id());
            case OuterPlace.Worn(var by, _) when by.isCharacter() -> Optional.of(by.id());
            case OuterPlace.Banked(var by) -> Optional.of(by.id());
            default -> Optional.empty();
        };
    }
}
