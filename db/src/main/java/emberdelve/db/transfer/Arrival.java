package emberdelve.db.transfer;

import emberdelve.db.account.Accounts;
import emberdelve.db.account.NameFold;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.Characters;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.open.Store;
import emberdelve.db.row.PlainText;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.RegionTable;
import emberdelve.db.transfer.CharacterFile.Exported;
import emberdelve.db.transfer.CharacterFile.Owner;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Characters of one file on their way in: what they change, as one checkpoint. */
final class Arrival {
    /** The ledger's source for all that comes and goes by importing. */
    static final String REASON = "import";

    private static final String ROLE = "player";

    private final Accounts accounts;
    private final Characters stored;
    private final Instant at;
    private final RegionRow region;
    private final Chests chests;
    private final LedgerRow ledgerBefore;
    private final boolean ledgerIsNew;
    private final Set<String> names = new HashSet<>();
    private final List<CharacterRow> characters = new ArrayList<>();
    private final List<ItemRow> items = new ArrayList<>();
    private final List<Long> goneItems = new ArrayList<>();
    private long nextId;
    private long digest;
    private long goldMinted;
    private long goldDestroyed;
    private int replaced;

    Arrival(Store store, Accounts accounts, Instant at) {
        this.accounts = accounts;
        this.stored = new Characters(store);
        this.at = at;
        region = store.read(RegionTable::home);
        chests = store.read(Chests::read);
        nextId = region.nextId();
        digest = region.digest();
        var entry = LedgerRow.entry(region.name(), REASON);
        var found =
                store.read(LedgerRow.TABLE::all).stream()
                        .filter(row -> row.entry().equals(entry))
                        .findFirst();
        ledgerIsNew = found.isEmpty();
        ledgerBefore = found.orElseGet(() -> new LedgerRow(entry, 0, 0, 0, 0));
    }

    void check(Exported exported, boolean replace) throws ImportRefused {
        var character = exported.character();
        var name = character.name();
        if (!character.foldedName().equals(NameFold.fold(name)))
            throw new ImportRefused(
                    name
                            + ": foldedName: "
                            + PlainText.of(character.foldedName())
                            + " (expected: "
                            + NameFold.fold(name)
                            + ")");
        if (!names.add(character.foldedName()))
            throw new ImportRefused(name + ": twice in this file");
        for (var thing : exported.items()) {
            if (thing.improved() < 0 || thing.improved() > ItemRow.IMPROVED_MAX)
                throw new ImportRefused(
                        name
                                + ": improved: "
                                + thing.improved()
                                + " (expected: 0.."
                                + ItemRow.IMPROVED_MAX
                                + ")");
            if (thing.chargesUsed() < 0)
                throw new ImportRefused(
                        name + ": chargesUsed: " + thing.chargesUsed() + " (expected: 0..)");
            if (thing.liesIn() < 0 || thing.liesIn() > exported.items().size())
                throw new ImportRefused(
                        name
                                + ": liesIn: "
                                + thing.liesIn()
                                + " (expected: 0.."
                                + exported.items().size()
                                + ")");
        }
        if (!replace && stored.byName(name).isPresent())
            throw new ImportRefused(
                    name + ": the name is taken (expected: a free one, or" + " --replace)");
    }

    void take(Exported exported) {
        var before = stored.byName(exported.character().name());
        before.ifPresent(this::clear);
        var account =
                before.map(CharacterRow::accountId).orElseGet(() -> account(exported.account()));
        var id = before.map(CharacterRow::id).orElseGet(() -> nextId++);
        var row = exported.character().as(id, account);
        characters.add(row);
        digest += CharacterRow.TABLE.digest(row);
        goldMinted += row.purse().all();
        var first = nextId;
        for (var thing : exported.items()) {
            var container =
                    thing.liesIn() == 0
                            ? Optional.<Long>empty()
                            : Optional.of(first + thing.liesIn() - 1);
            var item =
                    new ItemRow(
                            nextId++,
                            thing.type(),
                            ItemPlace.ofCharacter(id, thing.slot()),
                            thing.chargesUsed(),
                            container,
                            thing.bound() ? id : 0,
                            thing.improved());
            items.add(item);
            digest += ItemRow.TABLE.digest(item);
        }
    }

    Checkpoint checkpoint(String fromWorld) {
        var ledger =
                new LedgerRow(
                        ledgerBefore.entry(),
                        ledgerBefore.goldMinted() + goldMinted,
                        ledgerBefore.goldDestroyed() + goldDestroyed,
                        ledgerBefore.itemsMinted() + items.size(),
                        ledgerBefore.itemsDestroyed() + goneItems.size());
        digest +=
                LedgerRow.TABLE.digest(ledger)
                        - (ledgerIsNew ? 0 : LedgerRow.TABLE.digest(ledgerBefore));
        var deed =
                new AuditRow(
                        nextId++,
                        region.tick(),
                        at,
                        "console",
                        "local",
                        REASON,
                        "",
                        characters.size()
                                + " characters of world "
                                + fromWorld
                                + ", "
                                + replaced
                                + " replaced");
        return new Checkpoint(
                region.name(),
                region.checkpoint() + 1,
                region.tick(),
                nextId,
                List.of(
                        new Changed<>(CharacterRow.TABLE, characters, List.of()),
                        new Changed<>(ItemRow.TABLE, items, goneItems),
                        new Changed<>(LedgerRow.TABLE, List.of(ledger), List.of())),
                List.of(deed),
                digest);
    }

    ImportReport report() {
        return new ImportReport(
                characters.size(), replaced, items.size(), goldMinted, region.checkpoint() + 1);
    }

    private void clear(CharacterRow before) {
        replaced++;
        digest -= CharacterRow.TABLE.digest(before);
        goldDestroyed += before.purse().all();
        var held = new ArrayList<>(stored.itemsOf(before.id()));
        held.addAll(chests.of(before.id()));
        for (var item : held) {
            goneItems.add(item.id());
            digest -= ItemRow.TABLE.digest(item);
        }
    }

    private long account(Owner owner) {
        var known = accounts.byName(owner.name());
        if (known.isPresent()) return known.get().id();
        try {
            return accounts.create(
                    new NewAccount(
                            owner.name(),
                            owner.passwordHash(),
                            ROLE,
                            owner.screenReader(),
                            owner.created()));
        } catch (NameTaken impossible) {
            throw new IllegalStateException("it was free a moment ago", impossible);
        }
    }
}
