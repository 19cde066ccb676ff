package emberdelve.db;

import emberdelve.db.TestTables.Pinned;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/**
 * A world of several regions in memory, which chance changes: things and characters are made,
 * changed, destroyed, and wander from region to region once they are stored. Letters are
 * everybody's: each region changes and removes the same ones, and does not learn what others do.
 * Each region keeps its share of the digest, as the server does. Each checkpoint is stored before
 * the next one is asked for.
 */
final class DividedWorld {
    private static final String SOURCE = "test";

    /** The most letters: so few that all regions change the same ones. */
    private static final int LETTERS_MAX = 8;

    private final long account;
    private final RandomGenerator random;
    private final Map<Long, CharacterRow> characters = new TreeMap<>();
    private final Map<Long, ItemRow> items = new TreeMap<>();
    private final Map<String, LedgerRow> ledger = new TreeMap<>();
    private final Map<Long, Pinned> letters = new TreeMap<>();
    private final List<AuditRow> audit = new ArrayList<>();
    private List<Region> regions;
    private long nextId = 1;

    /** The memory of one region, and what of it is not stored. */
    private static final class Region {
        private final Map<Long, CharacterRow> characters = new TreeMap<>();
        private final Map<Long, ItemRow> items = new TreeMap<>();
        private final Map<Long, Pinned> letters = new TreeMap<>();
        private final Set<Long> changed = new HashSet<>();
        private final List<Long> gone = new ArrayList<>();
        private final Set<Long> changedLetters = new TreeSet<>();
        private final boolean isDivided;
        private final List<AuditRow> deeds = new ArrayList<>();
        private RegionRow row;
        private LedgerRow ledger;
        private Optional<LedgerRow> storedLedger = Optional.empty();
        private long share;

        Region(RegionRow row, boolean isDivided) {
            this.row = row;
            this.isDivided = isDivided;
            share = row.digest();
            ledger = new LedgerRow(row.name(), SOURCE, 0, 0, 0, 0);
        }

        void put(ItemRow item) {
            var before = items.put(item.id(), item);
            if (before == null) mint(0, 1);
            count(ItemRow.TABLE.digest(item));
            if (before != null) count(-ItemRow.TABLE.digest(before));
            changed.add(item.id());
        }

        void put(CharacterRow character) {
            var before = characters.put(character.id(), character);
            mint(character.purse().all() - (before == null ? 0 : before.purse().all()), 0);
            count(CharacterRow.TABLE.digest(character));
            if (before != null) count(-CharacterRow.TABLE.digest(before));
            changed.add(character.id());
        }

        void remove(long item) {
            count(-ItemRow.TABLE.digest(Objects.requireNonNull(items.remove(item))));
            mint(0, -1);
            changed.remove(item);
            gone.add(item);
        }

        void put(Pinned letter) {
            countLetter(letters.put(letter.id(), letter), letter);
            changedLetters.add(letter.id());
        }

        void burn(long letter) {
            countLetter(letters.remove(letter), null);
            changedLetters.add(letter);
        }

        /** A region that is not alone does not know what is stored. */
        private void countLetter(@Nullable Pinned before, @Nullable Pinned after) {
            if (isDivided) return;
            if (before != null) count(-TestTables.PINNED.digest(before));
            if (after != null) count(TestTables.PINNED.digest(after));
        }

        private Changed<Pinned> takenLetters() {
            var burnt = new ArrayList<>(changedLetters);
            burnt.removeAll(letters.keySet());
            changedLetters.removeAll(burnt);
            var written = changedLetters.stream().map(letters::get).map(Objects::requireNonNull);
            var taken = new Changed<>(TestTables.PINNED, written.toList(), burnt);
            changedLetters.clear();
            return taken;
        }

        private void count(long digest) {
            share += digest;
        }

        private void mint(long gold, long things) {
            ledger =
                    new LedgerRow(
                            ledger.entry(),
                            ledger.goldMinted() + Math.max(0, gold),
                            ledger.goldDestroyed() + Math.max(0, -gold),
                            ledger.itemsMinted() + Math.max(0, things),
                            ledger.itemsDestroyed() + Math.max(0, -things));
        }

        Checkpoint checkpoint(long nextId) {
            count(LedgerRow.TABLE.digest(ledger));
            storedLedger.ifPresent(before -> count(-LedgerRow.TABLE.digest(before)));
            storedLedger = Optional.of(ledger);
            row = new RegionRow(row.name(), row.tick() + 3, row.checkpoint() + 1, nextId, share);
            var made =
                    new Checkpoint(
                            row.name(),
                            row.checkpoint(),
                            row.tick(),
                            nextId,
                            List.of(
                                    new Changed<>(
                                            CharacterRow.TABLE, changed(characters), List.of()),
                                    new Changed<>(ItemRow.TABLE, changed(items), gone),
                                    takenLetters(),
                                    new Changed<>(LedgerRow.TABLE, List.of(ledger), List.of())),
                            deeds,
                            share);
            changed.clear();
            gone.clear();
            deeds.clear();
            return made;
        }

        private <R extends Record> List<R> changed(Map<Long, R> all) {
            return all.entrySet().stream()
                    .filter(each -> changed.contains(each.getKey()))
                    .map(Map.Entry::getValue)
                    .toList();
        }

        List<ItemRow> itemsOf(long character) {
            return items.values().stream().filter(item -> isOf(item, character)).toList();
        }

        private static boolean isOf(ItemRow item, long character) {
            return item.place() instanceof ItemPlace.OnCharacter(var id, _) && id == character;
        }
    }

    DividedWorld(long account, RandomGenerator random, List<RegionRow> regions) {
        this.account = account;
        this.random = random;
        this.regions = regions.stream().map(row -> new Region(row, regions.size() > 1)).toList();
    }

    /** The next checkpoint of some region, after so many changes anywhere. */
    Checkpoint next(int changes) {
        for (var time = 0; time < changes; time++) change(anyRegion());
        return taken(anyRegion());
    }

    /** A checkpoint of each region, so that nothing is unsaved. */
    List<Checkpoint> all() {
        return regions.stream().map(this::taken).toList();
    }

    private Checkpoint taken(Region region) {
        var checkpoint = region.checkpoint(nextId);
        for (var row : checkpoint.of(CharacterRow.TABLE).rows()) characters.put(row.id(), row);
        for (var row : checkpoint.of(ItemRow.TABLE).rows()) items.put(row.id(), row);
        for (var row : checkpoint.of(LedgerRow.TABLE).rows()) ledger.put(row.entry(), row);
        for (var row : checkpoint.of(TestTables.PINNED).rows()) letters.put(row.id(), row);
        checkpoint.of(ItemRow.TABLE).gone().forEach(items::remove);
        checkpoint.of(TestTables.PINNED).gone().forEach(letters::remove);
        audit.addAll(checkpoint.audit());
        return checkpoint;
    }

    private void change(Region region) {
        switch (random.nextInt(12)) {
            case 0 -> region.put(Rows.onFloor(nextId++));
            case 1 ->
                    pick(region.characters.keySet())
                            .ifPresent(id -> region.put(Rows.carried(nextId++, id)));
            case 2 -> pick(region.items.keySet()).ifPresent(region::remove);
            case 3 -> pick(region.items.keySet()).ifPresent(id -> move(region, id));
            case 4 -> region.deeds.add(Rows.deed(nextId++));
            case 5 -> region.put(Rows.character(nextId, account, "Hero" + nextId++, gold()));
            case 6 ->
                    pick(region.characters.values())
                            .ifPresent(row ->
                                    region.put(
                                            Rows.character(row.id(), account, row.name(), gold())));
            case 7 -> pick(region.items.values()).ifPresent(row -> wander(region, row));
            case 8, 9 -> region.put(letter());
            case 10 -> region.burn(letter().id());
            default -> pick(region.characters.values()).ifPresent(row -> wander(region, row));
        }
    }

    private Pinned letter() {
        var author = new Pinned.Author("Mira", account);
        var id = Math.min(nextId++, random.nextLong(1, LETTERS_MAX));
        return new Pinned(id, "tolo", false, author, gold(), random.nextBoolean(), List.of("Come"));
    }

    private long gold() {
        return random.nextLong(1_000);
    }

    private void move(Region region, long item) {
        region.put(
                pick(region.characters.keySet())
                        .map(id -> Rows.carried(item, id))
                        .orElseGet(() -> Rows.onFloor(item)));
    }

    /** Only what is stored can be read by another region. */
    private void wander(Region from, ItemRow row) {
        if (from.changed.contains(row.id()) || !(row.place() instanceof ItemPlace.OnFloor)) return;
        from.items.remove(row.id());
        anyRegion().items.put(row.id(), row);
    }

    private void wander(Region from, CharacterRow row) {
        var its = from.itemsOf(row.id());
        var isStored =
                !from.changed.contains(row.id())
                        && its.stream().noneMatch(item -> from.changed.contains(item.id()));
        if (!isStored) return;

        var to = anyRegion();
        from.characters.remove(row.id());
        to.characters.put(row.id(), row);
        for (var item : its) {
            from.items.remove(item.id());
            to.items.put(item.id(), item);
        }
    }

    /** The same world in other regions, of which each item and character is in any. */
    void divide(List<String> names) {
        var before = regions;
        var together = RegionRow.together(regions());
        var sums = new LedgerRow(names.getFirst(), SOURCE, 0, 0, 0, 0);
        for (var each : before)
            sums =
                    new LedgerRow(
                            sums.entry(),
                            sums.goldMinted() + each.ledger.goldMinted(),
                            sums.goldDestroyed() + each.ledger.goldDestroyed(),
                            sums.itemsMinted() + each.ledger.itemsMinted(),
                            sums.itemsDestroyed() + each.ledger.itemsDestroyed());
        ledger.clear();
        ledger.put(sums.entry(), sums);
        var after = new ArrayList<Region>();
        for (var name : names)
            after.add(
                    new Region(
                            new RegionRow(
                                    name,
                                    together.tick(),
                                    together.checkpoint(),
                                    together.nextId(),
                                    after.isEmpty() ? digest(names.size() > 1) : 0),
                            names.size() > 1));
        for (var each : after) each.letters.putAll(letters);
        after.getFirst().ledger = sums;
        after.getFirst().storedLedger = Optional.of(sums);
        regions = after;
        for (var each : before) {
            for (var row : each.characters.values()) {
                var to = anyRegion();
                to.characters.put(row.id(), row);
                for (var item : each.itemsOf(row.id())) to.items.put(item.id(), item);
            }
            for (var item : each.items.values())
                if (item.place() instanceof ItemPlace.OnFloor)
                    anyRegion().items.put(item.id(), item);
        }
    }

    List<String> names() {
        return regions.stream().map(each -> each.row.name()).toList();
    }

    /** The rows of the regions as of their last checkpoints, in the order of their names. */
    List<RegionRow> regions() {
        return regions.stream()
                .map(each -> each.row)
                .sorted(Comparator.comparing(RegionRow::name))
                .toList();
    }

    /** The digest of all rows as they are stored that are in the regions' shares, counted anew. */
    long digest() {
        return digest(regions.size() > 1);
    }

    private long digest(boolean isDivided) {
        var digest = 0L;
        if (!isDivided) for (var row : letters.values()) digest += TestTables.PINNED.digest(row);
        for (var row : characters.values()) digest += CharacterRow.TABLE.digest(row);
        for (var row : items.values()) digest += ItemRow.TABLE.digest(row);
        for (var row : ledger.values()) digest += LedgerRow.TABLE.digest(row);
        return digest;
    }

    /** The characters that are stored, smallest id first. */
    List<CharacterRow> characters() {
        return List.copyOf(characters.values());
    }

    /** The items that are stored, smallest id first. */
    List<ItemRow> items() {
        return List.copyOf(items.values());
    }

    /** The letters that are stored, smallest id first. */
    List<Pinned> letters() {
        return List.copyOf(letters.values());
    }

    /** The ledger as it is stored for a region. */
    List<LedgerRow> ledger(String region) {
        return ledger.values().stream().filter(row -> row.region().equals(region)).toList();
    }

    /** The deeds that are stored, the newest first. */
    List<AuditRow> deeds() {
        return audit.reversed();
    }

    private Region anyRegion() {
        return regions.get(random.nextInt(regions.size()));
    }

    private <T> Optional<T> pick(Collection<T> all) {
        return all.isEmpty()
                ? Optional.empty()
                : all.stream().skip(random.nextInt(all.size())).findFirst();
    }
}
