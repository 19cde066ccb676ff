package emberdelve.server.checkpoint;

import emberdelve.config.content.ItemType;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.world.LedgerRow;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Place;

import java.util.Locale;
import java.util.Optional;

/** The mapping of things and corpses to rows, and of rows to what things are made from. Pure. */
final class Mapping {
    private Mapping() {}

    static ItemRow row(Item item) {
        var container =
                item.place() instanceof Place.InContainer(var holder)
                        ? Optional.of(holder.id().value())
                        : Optional.<Long>empty();
        return new ItemRow(
                item.id().value(),
                item.type().id(),
                place(item),
                item.chargesUsed(),
                container,
                item.boundTo().map(ActorId::value).orElse(0L),
                item.improved());
    }

    private static ItemPlace place(Item item) {
        if (item.outermostPlace() instanceof OuterPlace place) return place(place);
        throw new IllegalStateException(item.id() + " is nowhere, and still stored");
    }

    private static ItemPlace place(OuterPlace place) {
        return switch (place) {
            case OuterPlace.Carried(var by) when !by.isCharacter() ->
                    new ItemPlace.OnMonster(by.id().value());
            case OuterPlace.Carried(var by) ->
                    new ItemPlace.OnCharacter(by.id().value(), ItemPlace.PACK);
            case OuterPlace.Worn(var by, var slot) ->
                    new ItemPlace.OnCharacter(by.id().value(), word(slot));
            case OuterPlace.Banked(var by) -> new ItemPlace.InBank(by.id().value());
            case OuterPlace.OnFloor(var room) -> new ItemPlace.OnFloor(room.id().value());
            case OuterPlace.InCorpse(var corpse) -> new ItemPlace.InCorpse(corpse.id().value());
        };
    }

    static Optional<ItemType.Slot> slot(String stored) {
        for (var slot : ItemType.Slot.values()) {
            if (word(slot).equals(stored)) return Optional.of(slot);
        }
        return Optional.empty();
    }

    static CorpseRow row(Corpse corpse) {
        var owner =
                corpse.owner()
                        .<CorpseOwner>map(id -> new CorpseOwner.OfCharacter(id.value()))
                        .orElse(CorpseOwner.Unowned.UNOWNED);
        return new CorpseRow(
                corpse.id().value(),
                corpse.of(),
                corpse.room().value(),
                corpse.gold(),
                corpse.xp(),
                corpse.decayTick(),
                owner,
                "");
    }

    static LedgerRow row(String entry, Ledger.Entry sums) {
        return new LedgerRow(
                entry,
                sums.goldMinted(),
                sums.goldDestroyed(),
                sums.itemsMinted(),
                sums.itemsDestroyed());
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
