package emberdelve.db;

import emberdelve.db.audit.AuditRow;
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
import emberdelve.db.zone.MonsterRow;
import emberdelve.db.zone.ReturnRow;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A small world in memory that keeps its digest and its ledger as the server does, by difference,
 * and gives its changes as checkpoints.
 */
public final class WorldDraft {
    private static final String SOURCE = "test";

    private final Map<Long, CharacterRow> characters = new TreeMap<>();
    private final Map<Long, ItemRow> items = new TreeMap<>();
    private final Map<Long, CorpseRow> corpses = new TreeMap<>();
    private final Map<Long, MonsterRow> monsters = new TreeMap<>();
    private final Map<Long, ReturnRow> returns = new TreeMap<>();
    private final Set<Long> changed = new TreeSet<>();
    private final List<Long> goneItems = new ArrayList<>();
    private final List<Long> goneCorpses = new ArrayList<>();
    private final List<Long> goneMonsters = new ArrayList<>();
    private final List<Long> goneReturns = new ArrayList<>();
    private final Map<Long, MemberRow> members = new TreeMap<>();
    private final List<Long> goneMembers = new ArrayList<>();
    private final Map<Long, LetterRow> letters = new TreeMap<>();
    private final List<Long> goneLetters = new ArrayList<>();
    private final Map<Long, SanctionRow> sanctions = new TreeMap<>();
    private final List<Long> goneSanctions = new ArrayList<>();
    private final Map<Long, DelveRow> delves = new TreeMap<>();
    private final List<Long> goneDelves = new ArrayList<>();
    private final List<AuditRow> audit = new ArrayList<>();
    private LedgerRow ledger = new LedgerRow(SOURCE, 0, 0, 0, 0);
    private boolean ledgerCounted;
    private long digest;
    private long number;
    private long nextId = 1;

    public long newId() {
        return nextId++;
    }

    public WorldDraft put(CharacterRow row) {
        var before = characters.put(row.id(), row);
        digest += row.digest() - (before == null ? 0 : before.digest());
        mint(gold(row) - (before == null ? 0 : gold(before)), 0);
        changed.add(row.id());
        return this;
    }

    private static long gold(CharacterRow row) {
        return row.gold() + row.bankGold();
    }

    public WorldDraft put(ItemRow row) {
        var before = items.put(row.id(), row);
        digest += row.digest() - (before == null ? 0 : before.digest());
        mint(0, before == null ? 1 : 0);
        changed.add(row.id());
        return this;
    }

    public WorldDraft put(CorpseRow row) {
        var before = corpses.put(row.id(), row);
        digest += row.digest() - (before == null ? 0 : before.digest());
        mint(row.gold() - (before == null ? 0 : before.gold()), 0);
        changed.add(row.id());
        return this;
    }

    public WorldDraft put(MonsterRow row) {
        var before = monsters.put(row.id(), row);
        digest += row.digest() - (before == null ? 0 : before.digest());
        changed.add(row.id());
        return this;
    }

    public WorldDraft put(ReturnRow row) {
        var before = returns.put(row.id(), row);
        digest += row.digest() - (before == null ? 0 : before.digest());
        changed.add(row.id());
        return this;
    }

    public WorldDraft put(MemberRow row) {
        var before = members.put(row.characterId(), row);
        digest += row.digest() - (before == null ? 0 : before.digest());
        changed.add(row.characterId());
        goneMembers.remove(row.characterId());
        return this;
    }

    public WorldDraft put(LetterRow row) {
        var before = letters.put(row.id(), row);
        digest += row.digest() - (before == null ? 0 : before.digest());
        changed.add(row.id());
        return this;
    }

    public WorldDraft removeLetter(long id) {
        digest -= Objects.requireNonNull(letters.remove(id)).digest();
        goneLetters.add(id);
        return this;
    }

    public List<LetterRow> letters() {
        return List.copyOf(letters.values());
    }

    public WorldDraft put(SanctionRow row) {
        var before = sanctions.put(row.id(), row);
        digest += row.digest() - (before == null ? 0 : before.digest());
        changed.add(row.id());
        return this;
    }

    public WorldDraft removeSanction(long id) {
        digest -= Objects.requireNonNull(sanctions.remove(id)).digest();
        goneSanctions.add(id);
        return this;
    }

    public List<SanctionRow> sanctions() {
        return List.copyOf(sanctions.values());
    }

    public WorldDraft put(DelveRow row) {
        var before = delves.put(row.id(), row);
        digest += row.digest() - (before == null ? 0 : before.digest());
        changed.add(row.id());
        return this;
    }

    public WorldDraft removeDelve(long id) {
        digest -= Objects.requireNonNull(delves.remove(id)).digest();
        goneDelves.add(id);
        return this;
    }

    public List<DelveRow> delves() {
        return List.copyOf(delves.values());
    }

    public WorldDraft removeMember(long character) {
        digest -= Objects.requireNonNull(members.remove(character)).digest();
        goneMembers.add(character);
        return this;
    }

    public List<MemberRow> members() {
        return List.copyOf(members.values());
    }

    public WorldDraft removeMonster(long id) {
        digest -= Objects.requireNonNull(monsters.remove(id)).digest();
        goneMonsters.add(id);
        return this;
    }

    public WorldDraft removeReturn(long id) {
        digest -= Objects.requireNonNull(returns.remove(id)).digest();
        goneReturns.add(id);
        return this;
    }

    public WorldDraft put(AuditRow row) {
        audit.add(row);
        return this;
    }

    public WorldDraft removeItem(long id) {
        var gone = Objects.requireNonNull(items.remove(id));
        digest -= gone.digest();
        mint(0, -1);
        goneItems.add(id);
        return this;
    }

    public WorldDraft removeCorpse(long id) {
        var gone = Objects.requireNonNull(corpses.remove(id));
        digest -= gone.digest();
        mint(-gone.gold(), 0);
        goneCorpses.add(id);
        return this;
    }

    /** Everything since the last call, as the next checkpoint; its tick is ten times its number. */
    public Checkpoint checkpoint() {
        number++;
        var made =
                new Checkpoint(
                        number,
                        number * 10,
                        nextId,
                        changed(characters),
                        changed(items),
                        goneItems,
                        changed(corpses),
                        goneCorpses,
                        List.of(ledger),
                        audit,
                        new Changed<>(changed(monsters), goneMonsters),
                        new Changed<>(changed(returns), goneReturns),
                        new Changed<>(changed(members), goneMembers),
                        new Changed<>(changed(letters), goneLetters),
                        new Changed<>(changed(sanctions), goneSanctions),
                        new Changed<>(changed(delves), goneDelves),
                        digest());
        changed.clear();
        goneItems.clear();
        goneCorpses.clear();
        goneMonsters.clear();
        goneReturns.clear();
        goneMembers.clear();
        goneLetters.clear();
        goneSanctions.clear();
        goneDelves.clear();
        audit.clear();
        return made;
    }

    /** As checkpoints carry it: the ledger's row is in every one of them. */
    public long digest() {
        if (!ledgerCounted) digest += ledger.digest();
        ledgerCounted = true;
        return digest;
    }

    public List<CharacterRow> characters() {
        return List.copyOf(characters.values());
    }

    public List<ItemRow> items() {
        return List.copyOf(items.values());
    }

    public List<CorpseRow> corpses() {
        return List.copyOf(corpses.values());
    }

    public List<MonsterRow> monsters() {
        return List.copyOf(monsters.values());
    }

    public List<ReturnRow> returns() {
        return List.copyOf(returns.values());
    }

    public LedgerRow ledger() {
        return ledger;
    }

    private <R> List<R> changed(Map<Long, R> rows) {
        return rows.entrySet().stream()
                .filter(row -> changed.contains(row.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    private void mint(long gold, long count) {
        var before = ledgerCounted ? ledger.digest() : 0;
        ledger =
                new LedgerRow(
                        SOURCE,
                        ledger.goldMinted() + Math.max(0, gold),
                        ledger.goldDestroyed() + Math.max(0, -gold),
                        ledger.itemsMinted() + Math.max(0, count),
                        ledger.itemsDestroyed() + Math.max(0, -count));
        if (ledgerCounted) digest += ledger.digest() - before;
    }
}
