package emberdelve.server.checkpoint;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.delve.DelveRow;
import emberdelve.db.group.MemberRow;
import emberdelve.db.mail.LetterRow;
import emberdelve.db.sanction.SanctionRow;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.world.StoredMail;
import emberdelve.db.world.StoredZones;
import emberdelve.db.zone.MonsterRow;
import emberdelve.db.zone.ReturnRow;
import emberdelve.server.world.Changes;
import emberdelve.server.world.Ledger;
import emberdelve.server.world.World;
import emberdelve.server.world.group.Groups;
import emberdelve.server.world.spawn.Spawner;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Takes what changed in the world as immutable rows of one tick, and keeps the digest of all that
 * is stored by difference. Thread: world.
 */
public final class Capture {
    private final InstantSource clock;
    private final Map<Long, Long> characters = new HashMap<>();
    private final Map<Long, Long> items = new HashMap<>();
    private final Map<Long, Long> corpses = new HashMap<>();
    private final Map<Long, Long> monsters = new HashMap<>();
    private final Map<Long, Long> returns = new HashMap<>();
    private final Map<Long, Long> members = new TreeMap<>();
    private final Map<Long, Long> letters = new HashMap<>();
    private final Map<Long, Long> sanctions = new HashMap<>();
    private final Map<Long, Long> delves = new HashMap<>();
    private final Map<String, Long> ledger = new HashMap<>();
    private long number;
    private long digest;

    /**
     * @param number of the last checkpoint that is stored
     * @param digest of all that is stored
     */
    public Capture(long number, long digest, InstantSource clock) {
        this.number = number;
        this.digest = digest;
        this.clock = clock;
    }

    /** Everything that changed since the last time. */
    public Checkpoint take(World world) {
        var marked = world.changes().take();
        var characterRows = new ArrayList<CharacterRow>();
        for (var actor : marked.characters()) {
            var row = Mapping.row(actor, world.now());
            count(characters, row.id(), row.digest());
            characterRows.add(row);
        }
        var corpseRows = new ArrayList<CorpseRow>();
        for (var corpse : marked.corpses()) {
            var row = Mapping.row(corpse);
            count(corpses, row.id(), row.digest());
            corpseRows.add(row);
        }
        var monsterRows = new ArrayList<MonsterRow>();
        var goneMonsters = new ArrayList<Long>();
        for (var monster : marked.monsters()) {
            var id = monster.id().value();
            if (monster.isMemorable()) {
                var row = ZoneMapping.row(monster, world.part(Spawner.class).nestOf(monster));
                count(monsters, id, row.digest());
                monsterRows.add(row);
            } else if (monsters.containsKey(id)) {
                uncount(monsters, id);
                goneMonsters.add(id);
            }
        }
        var itemRows = new ArrayList<ItemRow>();
        for (var item : marked.items()) {
            var row = Mapping.row(item);
            count(items, row.id(), row.digest());
            itemRows.add(row);
        }
        var ledgerRows = new ArrayList<LedgerRow>();
        for (var reason : marked.ledgerReasons()) {
            var row = Mapping.row(reason, world.part(Ledger.class).get(reason));
            count(ledger, reason, row.digest());
            ledgerRows.add(row);
        }
        var goneItems = marked.goneItems().stream().map(id -> id.value()).toList();
        goneItems.forEach(id -> uncount(items, id));
        var goneCorpses = marked.goneCorpses().stream().map(corpse -> corpse.id().value()).toList();
        goneCorpses.forEach(id -> uncount(corpses, id));
        var at = clock.instant();
        var audit = marked.staffDeeds().stream().map(deed -> AuditMapping.row(deed, at)).toList();
        return new Checkpoint(
                ++number,
                world.now(),
                world.nextId(),
                characterRows,
                itemRows,
                goneItems,
                corpseRows,
                goneCorpses,
                ledgerRows,
                audit,
                new Changed<>(monsterRows, goneMonsters),
                returns(marked),
                marked.groups() ? groups(world) : Changed.nothing(),
                letters(marked),
                sanctions(marked),
                delves(marked),
                digest);
    }

    private Changed<MemberRow> groups(World world) {
        var rows = GroupMapping.rows(world.part(Groups.class));
        var gone = new ArrayList<>(members.keySet());
        var changed = new ArrayList<MemberRow>();
        for (var row : rows) {
            gone.remove(row.characterId());
            if (Objects.equals(members.get(row.characterId()), row.digest())) continue;
            count(members, row.characterId(), row.digest());
            changed.add(row);
        }
        gone.forEach(id -> uncount(members, id));
        return new Changed<>(changed, gone);
    }

    void knowMembers(List<MemberRow> rows) {
        for (var row : rows) members.put(row.characterId(), row.digest());
    }

    private Changed<LetterRow> letters(Changes.Marked marked) {
        var rows = marked.letters().stream().map(LetterMapping::row).toList();
        for (var row : rows) count(letters, row.id(), row.digest());
        marked.goneLetters().forEach(id -> uncount(letters, id));
        return new Changed<>(rows, marked.goneLetters());
    }

    private Changed<SanctionRow> sanctions(Changes.Marked marked) {
        var rows = marked.sanctions().stream().map(SanctionMapping::row).toList();
        for (var row : rows) count(sanctions, row.id(), row.digest());
        marked.goneSanctions().forEach(id -> uncount(sanctions, id));
        return new Changed<>(rows, marked.goneSanctions());
    }

    private Changed<DelveRow> delves(Changes.Marked marked) {
        var rows = marked.delves().stream().map(DelveMapping::row).toList();
        for (var row : rows) count(delves, row.id(), row.digest());
        marked.goneDelves().forEach(id -> uncount(delves, id));
        return new Changed<>(rows, marked.goneDelves());
    }

    void knowDelves(List<DelveRow> rows) {
        for (var row : rows) delves.put(row.id(), row.digest());
    }

    private Changed<ReturnRow> returns(Changes.Marked marked) {
        var rows = marked.returns().stream().map(ZoneMapping::row).toList();
        for (var row : rows) count(returns, row.id(), row.digest());
        marked.goneReturns().forEach(id -> uncount(returns, id));
        return new Changed<>(rows, marked.goneReturns());
    }

    void knowSanctions(List<SanctionRow> rows) {
        for (var row : rows) sanctions.put(row.id(), row.digest());
    }

    void know(StoredMail mail) {
        for (var row : mail.letters()) letters.put(row.id(), row.digest());
    }

    void know(StoredZones zones) {
        for (var row : zones.monsters()) monsters.put(row.id(), row.digest());
        for (var row : zones.returns()) returns.put(row.id(), row.digest());
        know(zones.onMonsters(), List.of(), List.of());
    }

    /** These rows are stored already, and counted in the digest. */
    void know(List<ItemRow> itemRows, List<CorpseRow> corpseRows, List<LedgerRow> ledgerRows) {
        for (var row : itemRows) items.put(row.id(), row.digest());
        for (var row : corpseRows) corpses.put(row.id(), row.digest());
        for (var row : ledgerRows) ledger.put(row.reason(), row.digest());
    }

    void know(CharacterRow row, List<ItemRow> itsItems) {
        characters.put(row.id(), row.digest());
        know(itsItems, List.of(), List.of());
    }

    /** The character has left and is stored; its rows no longer change. */
    void forget(long character, List<Long> itsItems) {
        characters.remove(character);
        itsItems.forEach(items::remove);
    }

    private <K> void count(Map<K, Long> stored, K key, long rowDigest) {
        var before = stored.put(key, rowDigest);
        digest += rowDigest - (before == null ? 0 : before);
    }

    private <K> void uncount(Map<K, Long> stored, K key) {
        var before = stored.remove(key);
        digest -= before == null ? 0 : before;
    }
}
