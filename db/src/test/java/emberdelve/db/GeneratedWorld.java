package emberdelve.db;

import emberdelve.db.character.AbilitiesRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.EffectRow;
import emberdelve.db.character.FateRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.character.PlightRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.character.PurseRow;
import emberdelve.db.character.SettingsRow;
import emberdelve.db.character.StatsRow;
import emberdelve.db.zone.MonsterRow;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Changes a {@link WorldDraft} by chance: things are made, moved, hurt, looted and destroyed. */
public final class GeneratedWorld {
    /** The last second of the year 9999: what every database takes for a time. */
    private static final long SECOND_MAX = 253_402_300_799L;

    private final WorldDraft draft = new WorldDraft();
    private final RandomGenerator random;
    private final long accountId;

    public GeneratedWorld(long accountId, RandomGenerator random) {
        this.accountId = accountId;
        this.random = random;
    }

    public WorldDraft draft() {
        return draft;
    }

    public void change(int times) {
        for (var time = 0; time < times; time++) change();
    }

    private void change() {
        switch (random.nextInt(16)) {
            case 0 -> draft.put(character(draft.newId()));
            case 1 -> pick(draft.characters()).ifPresent(row -> draft.put(character(row.id())));
            case 2 -> draft.put(corpse(draft.newId()));
            case 3 -> draft.put(new ItemRow(draft.newId(), word(), place()));
            case 4 -> draft.put(improved(draft.newId()));
            case 5 ->
                    pick(draft.items())
                            .ifPresent(
                                    row -> draft.put(new ItemRow(row.id(), row.type(), place())));
            case 6 -> pick(draft.items()).ifPresent(row -> draft.removeItem(row.id()));
            case 7 -> draft.put(monster(draft.newId()));
            case 8 -> pick(draft.monsters()).ifPresent(row -> draft.put(monster(row.id())));
            case 9 -> leave();
            case 10 ->
                    pick(draft.characters())
                            .ifPresent(row ->
                                    draft.put(
                                            TestTables.MEMBERS,
                                            new TestTables.Member(
                                                    row.id(),
                                                    random.nextLong(100),
                                                    random.nextInt(1, 7),
                                                    word(),
                                                    word(),
                                                    random.nextLong(Long.MAX_VALUE))));
            case 11 ->
                    pick(draft.rows(TestTables.MEMBERS))
                            .ifPresent(row -> draft.remove(TestTables.MEMBERS, row.characterId()));
            case 12 -> draft.put(TestTables.PINNED, pinned(draft.newId()));
            case 13 -> draft.put(TestTables.BANNED, banned(draft.newId()));
            case 14 -> forgive();
            default -> pick(draft.corpses()).ifPresent(row -> decay(row.id()));
        }
    }

    private ItemRow improved(long id) {
        var times = random.nextInt(1, ItemRow.IMPROVED_MAX + 1);
        return new ItemRow(id, word(), place(), 0, Optional.empty(), 0, times);
    }

    private void leave() {
        pick(draft.monsters())
                .ifPresent(row -> {
                    for (var item : draft.items()) {
                        if (item.place().equals(new ItemPlace.OnMonster(row.id())))
                            draft.put(
                                    new ItemRow(
                                            item.id(), item.type(), new ItemPlace.OnFloor(word())));
                    }
                    draft.remove(MonsterRow.TABLE, row.id());
                });
    }

    private void forgive() {
        pick(draft.rows(TestTables.PINNED))
                .ifPresent(row -> draft.remove(TestTables.PINNED, row.id()));
        pick(draft.rows(TestTables.BANNED))
                .ifPresent(row -> draft.remove(TestTables.BANNED, row.id()));
        pick(draft.rows(TestTables.PINNED))
                .ifPresent(row -> draft.put(TestTables.PINNED, pinned(row.id())));
    }

    private TestTables.Pinned pinned(long id) {
        return new TestTables.Pinned(
                id,
                word(),
                random.nextBoolean(),
                new TestTables.Pinned.Author(word(), accountId),
                random.nextLong(Long.MAX_VALUE),
                random.nextBoolean(),
                random.nextBoolean() ? List.of() : List.of(word(), word()));
    }

    private TestTables.Banned banned(long id) {
        var since = random.nextLong(SECOND_MAX);
        return new TestTables.Banned(
                id,
                "ban",
                random.nextBoolean() ? Optional.empty() : Optional.of(accountId),
                word(),
                word(),
                word(),
                word(),
                Instant.ofEpochSecond(since),
                random.nextBoolean()
                        ? Optional.empty()
                        : Optional.of(
                                Instant.ofEpochSecond(random.nextLong(since, SECOND_MAX) + 1)));
    }

    private MonsterRow monster(long id) {
        var maxHp = random.nextInt(1, Integer.MAX_VALUE);
        return new MonsterRow(
                id,
                word(),
                word(),
                random.nextBoolean() ? Optional.empty() : Optional.of(word()),
                random.nextInt(1, maxHp + 1),
                maxHp,
                natural(),
                natural(),
                natural(),
                natural(),
                random.nextInt(1, 1_001),
                natural(),
                random.nextInt(1, 100),
                random.nextLong(Long.MAX_VALUE),
                random.nextLong(1_000_000),
                random.nextBoolean() ? List.of() : List.of("torch", "rusty-sword"));
    }

    private void decay(long corpse) {
        for (var item : draft.items()) {
            if (item.place().equals(new ItemPlace.InCorpse(corpse))) draft.removeItem(item.id());
        }
        draft.removeCorpse(corpse);
    }

    private ItemPlace place() {
        return switch (random.nextInt(5)) {
            case 0 ->
                    pick(draft.characters())
                            .<ItemPlace>map(row -> new ItemPlace.OnCharacter(row.id(), word()))
                            .orElseGet(() -> new ItemPlace.OnFloor(word()));
            case 1 ->
                    pick(draft.corpses())
                            .<ItemPlace>map(row -> new ItemPlace.InCorpse(row.id()))
                            .orElseGet(() -> new ItemPlace.OnFloor(word()));
            case 3 ->
                    pick(draft.monsters())
                            .<ItemPlace>map(row -> new ItemPlace.OnMonster(row.id()))
                            .orElseGet(() -> new ItemPlace.OnFloor(word()));
            case 2 ->
                    pick(draft.characters())
                            .<ItemPlace>map(row -> new ItemPlace.InBank(row.id()))
                            .orElseGet(() -> new ItemPlace.OnFloor(word()));
            default -> new ItemPlace.OnFloor(word());
        };
    }

    private CharacterRow character(long id) {
        var maxHp = random.nextInt(1, Integer.MAX_VALUE);
        return new CharacterRow(
                id,
                accountId,
                "Hero" + id,
                "hero" + id,
                word(),
                word(),
                new StatsRow(
                        random.nextInt(maxHp),
                        maxHp,
                        natural(),
                        natural(),
                        natural(),
                        natural(),
                        random.nextInt(1, 1_001),
                        natural()),
                new AbilitiesRow(
                        random.nextInt(),
                        random.nextInt(),
                        random.nextInt(),
                        random.nextInt(),
                        random.nextInt(),
                        random.nextInt()),
                new ProgressRow(
                        random.nextInt(1, 100),
                        random.nextLong(Long.MAX_VALUE),
                        random.nextBoolean() ? 0 : random.nextLong(Long.MAX_VALUE),
                        natural()),
                purse(),
                settings(),
                random.nextBoolean() ? PlightRow.NONE : plight(),
                random.nextBoolean()
                        ? FateRow.living(random.nextBoolean())
                        : FateRow.died(
                                random.nextBoolean(),
                                random.nextLong(Long.MAX_VALUE),
                                natural(),
                                word(),
                                random.nextBoolean() ? "" : word()),
                word(),
                random.nextLong(Long.MAX_VALUE),
                random.nextLong(Long.MAX_VALUE),
                random.nextBoolean());
    }

    private SettingsRow settings() {
        return new SettingsRow(
                random.nextInt(101),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean() ? Optional.empty() : Optional.of(word()),
                random.nextBoolean() ? "" : word(),
                random.nextBoolean() ? "" : word(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean() ? Optional.empty() : Optional.of(random.nextBoolean()),
                random.nextBoolean() ? Map.of() : Map.of("tell", random.nextInt(101)),
                random.nextBoolean() ? List.of() : List.of(word(), word()),
                random.nextBoolean() ? List.of() : List.of(word()),
                random.nextBoolean() ? Map.of() : Map.of(word(), word()),
                random.nextLong(Long.MAX_VALUE),
                random.nextBoolean() ? Map.of() : Map.of(random.nextLong(), word()));
    }

    private PurseRow purse() {
        var gold = random.nextLong(PurseRow.GOLD_MAX + 1);
        return new PurseRow(
                gold,
                random.nextBoolean() ? 0 : random.nextLong(PurseRow.GOLD_MAX + 1),
                random.nextBoolean() ? 0 : random.nextLong(gold + 1));
    }

    private PlightRow plight() {
        var lasts = Duration.ofMillis(random.nextInt(1, 100_000));
        return new PlightRow(
                List.of(
                        new EffectRow.Speed(word(), natural(), lasts, natural()),
                        new EffectRow.Strength(word(), 1, 2, 3, 4, 5, 6, 7, 8, lasts, natural()),
                        new EffectRow.OverTime(
                                word(),
                                "2d6+1",
                                random.nextBoolean(),
                                word(),
                                lasts,
                                natural(),
                                natural(),
                                natural())),
                List.of(new PlightRow.MindRow(word(), natural())),
                Map.of(word(), random.nextLong(Long.MAX_VALUE)));
    }

    private CorpseRow corpse(long id) {
        var owner =
                pick(draft.characters())
                        .<CorpseOwner>map(row -> new CorpseOwner.OfCharacter(row.id()))
                        .orElse(CorpseOwner.Unowned.UNOWNED);
        return new CorpseRow(
                id,
                word(),
                word(),
                random.nextLong(1_000_000),
                random.nextLong(3),
                random.nextLong(Long.MAX_VALUE),
                owner,
                random.nextBoolean() ? "" : word());
    }

    private int natural() {
        return random.nextInt(Integer.MAX_VALUE);
    }

    /** Letters of several scripts, quotes, and one outside the basic plane. */
    private String word() {
        var letters =
                List.of("a", "Z", "é", "ß", "дом", "龍", "'", "\"", "\\", ";--", "\ud83d\udd25");
        var word = new StringBuilder("w");
        for (var length = random.nextInt(12); length > 0; length--) {
            word.append(letters.get(random.nextInt(letters.size())));
        }
        return word.toString();
    }

    private <T> Optional<T> pick(List<T> rows) {
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(rows.get(random.nextInt(rows.size())));
    }
}
