package emberdelve.db;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.delve.DelveRow;
import emberdelve.db.group.MemberRow;
import emberdelve.db.mail.LetterRow;
import emberdelve.db.sanction.SanctionRow;
import emberdelve.db.zone.MonsterRow;
import emberdelve.db.zone.ReturnRow;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Changes a {@link WorldDraft} by chance: things are made, moved, hurt, looted and destroyed. */
public final class GeneratedWorld {
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
        switch (random.nextInt(19)) {
            case 0 -> draft.put(character(draft.newId()));
            case 1 -> pick(draft.characters()).ifPresent(row -> draft.put(character(row.id())));
            case 2 -> draft.put(corpse(draft.newId()));
            case 3, 4 -> draft.put(new ItemRow(draft.newId(), word(), place()));
            case 5 ->
                    pick(draft.items())
                            .ifPresent(
                                    row -> draft.put(new ItemRow(row.id(), row.type(), place())));
            case 6 -> pick(draft.items()).ifPresent(row -> draft.removeItem(row.id()));
            case 7 -> draft.put(monster(draft.newId()));
            case 8 -> pick(draft.monsters()).ifPresent(row -> draft.put(monster(row.id())));
            case 9 ->
                    draft.put(
                            new ReturnRow(
                                    draft.newId(),
                                    word(),
                                    word(),
                                    random.nextLong(Long.MAX_VALUE)));
            case 10 -> leave();
            case 11 ->
                    pick(draft.characters())
                            .ifPresent(row ->
                                    draft.put(
                                            new MemberRow(
                                                    row.id(),
                                                    random.nextLong(100),
                                                    random.nextInt(1, 7),
                                                    word(),
                                                    word(),
                                                    random.nextLong(Long.MAX_VALUE))));
            case 12 ->
                    pick(draft.members()).ifPresent(row -> draft.removeMember(row.characterId()));
            case 13 -> draft.put(letter(draft.newId()));
            case 14 -> draft.put(sanction(draft.newId()));
            case 15 -> forgive();
            case 16 -> draft.put(delve(draft.newId()));
            case 17 -> pick(draft.delves()).ifPresent(row -> draft.put(delve(row.id())));
            default -> pick(draft.corpses()).ifPresent(row -> decay(row.id()));
        }
    }

    private void leave() {
        pick(draft.returns()).ifPresent(row -> draft.removeReturn(row.id()));
        pick(draft.monsters())
                .ifPresent(row -> {
                    for (var item : draft.items()) {
                        if (item.place().equals(new ItemPlace.OnMonster(row.id())))
                            draft.put(
                                    new ItemRow(
                                            item.id(), item.type(), new ItemPlace.OnFloor(word())));
                    }
                    draft.removeMonster(row.id());
                });
    }

    private void forgive() {
        pick(draft.letters()).ifPresent(row -> draft.removeLetter(row.id()));
        pick(draft.sanctions()).ifPresent(row -> draft.removeSanction(row.id()));
        pick(draft.delves()).ifPresent(row -> draft.removeDelve(row.id()));
        pick(draft.letters()).ifPresent(row -> draft.put(letter(row.id())));
    }

    private LetterRow letter(long id) {
        return new LetterRow(
                id,
                word(),
                random.nextBoolean(),
                word(),
                accountId,
                random.nextLong(Long.MAX_VALUE),
                random.nextBoolean(),
                word() + "\n" + word());
    }

    private DelveRow delve(long id) {
        return new DelveRow(
                id,
                random.nextLong(),
                random.nextInt(1, 7),
                natural(),
                word(),
                random.nextBoolean() ? Optional.empty() : Optional.of(random.nextLong()),
                word(),
                random.nextLong(Long.MAX_VALUE),
                random.nextBoolean() ? "" : word(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean()
                        ? Optional.empty()
                        : Optional.of(random.nextLong(Long.MAX_VALUE)));
    }

    private SanctionRow sanction(long id) {
        var since = random.nextLong(SanctionRow.SECOND_MAX);
        Optional<Long> until =
                random.nextBoolean()
                        ? Optional.empty()
                        : Optional.of(random.nextLong(since, SanctionRow.SECOND_MAX) + 1);
        return random.nextBoolean()
                ? new SanctionRow(
                        id,
                        "ban",
                        Optional.empty(),
                        "192.0.2.7",
                        word(),
                        word(),
                        word(),
                        since,
                        until)
                : new SanctionRow(
                        id,
                        SanctionRow.KINDS.get(random.nextInt(3)),
                        Optional.of(accountId),
                        word(),
                        word(),
                        word(),
                        word(),
                        since,
                        until);
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
                random.nextInt(1, 100),
                random.nextLong(Long.MAX_VALUE),
                random.nextInt(maxHp),
                maxHp,
                natural(),
                natural(),
                natural(),
                natural(),
                random.nextInt(),
                random.nextInt(1, 1_001),
                natural(),
                random.nextInt(),
                random.nextInt(),
                random.nextInt(),
                random.nextInt(),
                random.nextInt(),
                random.nextInt(),
                random.nextLong(CharacterRow.GOLD_MAX + 1),
                word(),
                natural(),
                random.nextInt(101),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextLong(Long.MAX_VALUE),
                random.nextLong(Long.MAX_VALUE),
                random.nextBoolean() ? "" : word(),
                random.nextBoolean() ? 0 : random.nextLong(CharacterRow.GOLD_MAX + 1),
                random.nextBoolean() ? "" : word(),
                random.nextBoolean() ? "" : word());
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
