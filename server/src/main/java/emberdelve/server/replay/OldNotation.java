package emberdelve.server.replay;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.old.OldCharacterRow;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.KnownName;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.zone.MonsterRow;
import emberdelve.server.feature.delve.DelveRow;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Records as earlier versions of the notation have them, and what they are now. A form that has
 * been recorded stays here, so that old recordings can be played again.
 */
final class OldNotation {
    /** What stands in recordings of version 1 in the place of a record of today. */
    static final Map<Class<?>, Old<?>> VERSION_1 =
            Map.of(
                    emberdelve.db.world.StoredWorld.class,
                    new Old<>(StoredWorld.class, StoredWorld::now),
                    CharacterRow.class,
                    new Old<>(OldCharacterRow.class, OldCharacterRow::now),
                    CorpseRow.class,
                    new Old<>(StoredCorpse.class, StoredCorpse::now),
                    ItemRow.class,
                    new Old<>(StoredItem.class, StoredItem::now),
                    DelveRow.class,
                    new Old<>(StoredDelve.class, StoredDelve::now));

    /** Records of version 1 that have other names today. */
    static final Map<String, String> NAMES_1 =
            Map.of("ReturnRow", "RespawnRow", "MemberRow", "GroupMemberRow");

    private OldNotation() {}

    /**
     * A record of an earlier version.
     *
     * @param now makes a record of today of it
     */
    record Old<R extends Record>(Class<R> form, Function<R, Record> now) {
        Record now(Object read) {
            return now.apply(form.cast(read));
        }
    }

    /** All tables had places of their own. */
    record StoredWorld(
            WorldRow world,
            List<ItemRow> onFloors,
            List<CorpseRow> corpses,
            List<ItemRow> inCorpses,
            List<LedgerRow> ledger,
            StoredZones zones,
            List<Record> members,
            StoredMail mail,
            List<Record> sanctions,
            List<Record> delves) {
        Record now() {
            var items =
                    Stream.of(onFloors, inCorpses, zones.onMonsters)
                            .flatMap(List::stream)
                            .sorted(Comparator.comparingLong(ItemRow::id))
                            .toList();
            var others = new ArrayList<Record>();
            for (var rows : List.of(zones.returns, members, mail.letters, sanctions, delves))
                others.addAll(rows);
            return new emberdelve.db.world.StoredWorld(
                    world, items, corpses, zones.monsters, ledger, mail.known(), others);
        }
    }

    /** Delves had no score. */
    record StoredDelve(
            long id,
            long seed,
            int madeFor,
            int levelSum,
            String pace,
            Optional<Long> dayNumber,
            String site,
            long openedTick,
            String party,
            boolean isOpen,
            boolean isLost,
            Optional<Long> wonTicks) {
        Record now() {
            return new DelveRow(
                    id,
                    seed,
                    madeFor,
                    levelSum,
                    pace,
                    dayNumber,
                    site,
                    openedTick,
                    party,
                    isOpen,
                    isLost,
                    wonTicks,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }
    }

    /** No experience was left in a corpse. */
    record StoredCorpse(
            long id,
            String name,
            String room,
            long gold,
            long decayTick,
            CorpseOwner owner,
            String killedBy) {
        Record now() {
            return new CorpseRow(id, name, room, gold, 0, decayTick, owner, killedBy);
        }
    }

    /** Nothing had been improved. */
    record StoredItem(
            long id,
            String type,
            ItemPlace place,
            int chargesUsed,
            Optional<Long> containerId,
            long boundTo) {
        Record now() {
            return new ItemRow(id, type, place, chargesUsed, containerId, boundTo);
        }
    }

    record StoredZones(List<MonsterRow> monsters, List<ItemRow> onMonsters, List<Record> returns) {}

    record StoredMail(List<Record> letters, List<String> names, List<String> givenUp) {
        List<KnownName> known() {
            var deleted = new HashSet<>(givenUp);
            return names.stream().map(name -> new KnownName(name, deleted.contains(name))).toList();
        }
    }
}
