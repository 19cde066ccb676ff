package emberdelve.server.checkpoint;

import emberdelve.config.content.RoomId;
import emberdelve.db.account.NameFold;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemPlace;
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
import emberdelve.server.world.actor.Fate;
import emberdelve.server.world.actor.Habits;

import java.lang.reflect.ParameterizedType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A checkpoint with a row for each component of each kind of row, true together. */
final class StoredSamples {
    static final List<String> ACCOUNTS = List.of("A", "B");

    private static final long TICK = 5_000;
    private static final String YARD = "lantern-yard/yard";
    private static final String HALL = "old-mine/kobold-hall";
    private static final String GALLERY = "old-mine/long-gallery";
    private static final String POTION = "potion-of-healing";
    private static final String AWAY = "Away";

    private long lastId;
    private final List<CharacterRow> characters = characters();
    private final long hero = characters.getFirst().id();
    private final List<CorpseRow> corpses = corpses();
    private final List<MonsterRow> monsters = monsters();
    private final List<ItemRow> items = items();

    private StoredSamples() {}

    /** Whether that character's player has not come back yet after the restart. */
    static boolean isAway(CharacterRow row) {
        return row.name().startsWith(AWAY);
    }

    static Checkpoint checkpoint() {
        return new StoredSamples().whole();
    }

    /** All rows of a checkpoint by their kind; whatever kinds it has. */
    static Map<Class<?>, List<? extends Record>> kinds(Checkpoint checkpoint) {
        var kinds = new LinkedHashMap<Class<?>, List<? extends Record>>();
        for (var component : Checkpoint.class.getRecordComponents()) {
            if (!(component.getGenericType() instanceof ParameterizedType of)
                    || !(of.getActualTypeArguments()[0] instanceof Class<?> kind)
                    || !kind.isRecord()) continue;
            var value = Samples.value(checkpoint, component);
            var rows = value instanceof Changed<?>(var changed, _) ? changed : (List<?>) value;
            kinds.put(kind, rows.stream().map(Record.class::cast).toList());
        }
        return kinds;
    }

    private long newId() {
        return ++lastId;
    }

    /** One for each component, with an id of its own. */
    private <R extends Record> List<R> sampled(R base, Map<String, Object> choices) {
        var rows = new ArrayList<R>();
        rows.add(base);
        for (var row : Samples.variants(base, choices))
            rows.add(Samples.with(row, Map.of("id", newId())));
        return rows;
    }

    private List<CharacterRow> characters() {
        var base =
                new CharacterRow(
                        newId(),
                        1,
                        "Hero",
                        "hero",
                        "guardian",
                        "she",
                        3,
                        71,
                        40,
                        110,
                        4,
                        50,
                        2,
                        40,
                        0,
                        10,
                        3,
                        16,
                        9,
                        11,
                        12,
                        13,
                        8,
                        60,
                        YARD,
                        1,
                        25,
                        true,
                        false,
                        true,
                        9_000,
                        17,
                        "",
                        5,
                        "",
                        "");
        var death = new Fate.Death(70, 2, new RoomId(HALL), "an ogre");
        var rows = new ArrayList<CharacterRow>();
        for (var row :
                sampled(
                        base,
                        Map.of(
                                "accountId",
                                2L,
                                "characterClass",
                                "striker",
                                "pronouns",
                                "he",
                                "damageBonus",
                                0,
                                "room",
                                GALLERY,
                                "habits",
                                HabitsText.write(Habits.DEFAULT.withTitle("the Tall")),
                                "plight",
                                "1\nspeed\thasted\t50\tPT30S\t100\nrecovers\tmend\t40",
                                "fate",
                                FateText.write(new Fate.Woke(death)))))
            rows.add(named(row, "Hero"));
        for (var member = 0; member < 9; member++)
            rows.add(named(Samples.with(base, Map.of("id", newId())), AWAY));
        return rows;
    }

    private static CharacterRow named(CharacterRow row, String name) {
        var own = name + Long.toString(row.id() + 36, 36);
        return Samples.with(row, Map.of("name", own, "foldedName", NameFold.fold(own)));
    }

    private List<CorpseRow> corpses() {
        var base =
                new CorpseRow(
                        newId(), "kobold", GALLERY, 7, TICK + 900, CorpseOwner.Unowned.UNOWNED, "");
        return sampled(
                base,
                Map.of("room", HALL, "owner", new CorpseOwner.OfCharacter(hero), "killedBy", ""));
    }

    private List<MonsterRow> monsters() {
        var base =
                new MonsterRow(
                        newId(),
                        "kobold",
                        HALL,
                        Optional.of(HALL),
                        11,
                        20,
                        3,
                        45,
                        2,
                        35,
                        9,
                        4,
                        2,
                        30,
                        6,
                        List.of(POTION));
        var rows =
                new ArrayList<>(
                        sampled(
                                base,
                                Map.of(
                                        "type",
                                        "gallery-hound",
                                        "room",
                                        GALLERY,
                                        "nest",
                                        Optional.of(GALLERY),
                                        "belongings",
                                        List.of("bone-die", POTION))));
        rows.add(Samples.with(base, Map.of("id", newId(), "nest", Optional.empty())));
        return rows;
    }

    private List<ItemRow> items() {
        var base =
                new ItemRow(
                        newId(),
                        "wand-of-stinging",
                        new ItemPlace.OnCharacter(hero, ItemPlace.PACK),
                        1,
                        Optional.empty(),
                        hero);
        var sack = new ItemRow(newId(), "flour-sack", base.place());
        var rows =
                new ArrayList<>(
                        sampled(
                                base,
                                Map.of(
                                        "type",
                                        "no-longer-known",
                                        "containerId",
                                        Optional.of(sack.id()))));
        rows.add(sack);
        for (var place :
                List.of(
                        new ItemPlace.OnCharacter(hero, "weapon"),
                        new ItemPlace.InBank(hero),
                        new ItemPlace.InCorpse(corpses.getFirst().id()),
                        new ItemPlace.OnMonster(monsters.getFirst().id()),
                        new ItemPlace.OnFloor(YARD))) {
            var type = place instanceof ItemPlace.OnCharacter ? "short-sword" : POTION;
            rows.add(new ItemRow(newId(), type, place));
        }
        return rows;
    }

    private List<LedgerRow> ledger() {
        var rows = new ArrayList<LedgerRow>();
        var gold = 0L;
        for (var row : characters) gold += row.gold() + row.bankGold();
        for (var row : corpses) gold += row.gold();
        rows.add(new LedgerRow("kit", gold + 3, 3, items.size() + 2, 2));
        for (var row :
                Samples.variants(
                        new LedgerRow("spawn", 10, 10, 4, 4), Map.of("reason", "spawn-less"))) {
            // What it says more or less than the others is taken back by a row beside it.
            var own = row.reason() + rows.size();
            rows.add(Samples.with(row, Map.of("reason", own)));
            rows.add(
                    Samples.with(
                            row,
                            Map.of(
                                    "reason", own + " back",
                                    "goldMinted", row.goldDestroyed(),
                                    "goldDestroyed", row.goldMinted(),
                                    "itemsMinted", row.itemsDestroyed(),
                                    "itemsDestroyed", row.itemsMinted())));
        }
        return rows;
    }

    private List<MemberRow> members() {
        var away = characters.stream().filter(StoredSamples::isAway).map(CharacterRow::id).toList();
        var base = new MemberRow(away.getFirst(), 1, 1, "front", "free", TICK + 50);
        var rows = new ArrayList<>(List.of(base));
        for (var row : Samples.variants(base, Map.of("formation", "back", "loot", "round-robin")))
            rows.add(Samples.with(row, Map.of("characterId", away.get(rows.size()))));
        return rows;
    }

    private List<LetterRow> letters() {
        var heroes =
                characters.stream()
                        .filter(row -> !isAway(row))
                        .map(row -> row.name().toLowerCase(Locale.ROOT))
                        .toList();
        var base =
                new LetterRow(
                        newId(), heroes.getFirst(), false, "Grist", 2, 90, true, "Come.\nSoon.");
        var rows =
                new ArrayList<>(
                        sampled(base, Map.of("addressee", heroes.getLast(), "pinned", false)));
        rows.add(Samples.with(base, Map.of("id", newId(), "addressee", YARD, "pinned", true)));
        return rows;
    }

    private List<SanctionRow> sanctions() {
        var base =
                new SanctionRow(
                        newId(),
                        "mute",
                        Optional.of(1L),
                        "Hero",
                        "spam",
                        "Warden",
                        "admin",
                        100,
                        Optional.of(700L));
        var rows = new ArrayList<>(sampled(base, Map.of("kind", "freeze", "whoRole", "owner")));
        rows.add(Samples.with(base, Map.of("id", newId(), "until", Optional.empty())));
        rows.add(
                Samples.with(
                        base, Map.of("id", newId(), "kind", "ban", "accountId", Optional.empty())));
        return rows;
    }

    private List<DelveRow> delves() {
        var base =
                new DelveRow(
                        newId(),
                        77,
                        2,
                        5,
                        "REALTIME",
                        Optional.of(40L),
                        "the old works",
                        30,
                        "17:Mira 23:Tolo:fallen",
                        false,
                        false,
                        Optional.of(44L));
        var rows =
                new ArrayList<>(
                        sampled(base, Map.of("pace", "TURNS", "party", "17:Mira:fallen 23:Tolo")));
        rows.add(Samples.with(base, Map.of("id", newId(), "day", Optional.empty())));
        rows.add(
                Samples.with(
                        base, Map.of("id", newId(), "open", true, "wonTicks", Optional.empty())));
        return rows;
    }

    private List<ReturnRow> returns() {
        return sampled(
                new ReturnRow(newId(), "kobold", HALL, TICK + 70),
                Map.of("type", "gallery-hound", "nest", GALLERY));
    }

    private List<AuditRow> audit() {
        var at = Instant.parse("2026-03-01T12:00:00.123456Z");
        return sampled(
                new AuditRow(newId(), 60, at, "Warden", "192.0.2.7", "kick", "Hero", "spam"),
                Map.of("at", at.plusNanos(1_000)));
    }

    private Checkpoint whole() {
        var ledger = ledger();
        var audit = audit();
        var returns = changed(returns());
        var members = changed(members());
        var letters = changed(letters());
        var sanctions = changed(sanctions());
        var delves = changed(delves());
        var undigested =
                new Checkpoint(
                        1,
                        TICK,
                        newId(),
                        characters,
                        items,
                        List.of(),
                        corpses,
                        List.of(),
                        ledger,
                        audit,
                        changed(monsters),
                        returns,
                        members,
                        letters,
                        sanctions,
                        delves,
                        0);
        var digest =
                kinds(undigested).values().stream()
                        .flatMap(List::stream)
                        .mapToLong(StoredSamples::digest)
                        .sum();
        return Samples.with(undigested, Map.of("digest", digest));
    }

    private static <R> Changed<R> changed(List<R> rows) {
        return new Changed<>(rows, List.of());
    }

    /** Staff deeds have a chain of their own in its place. */
    private static long digest(Record row) {
        if (row instanceof AuditRow) return 0;
        try {
            return (long) row.getClass().getMethod("digest").invoke(row);
        } catch (ReflectiveOperationException none) {
            throw new LinkageError(row.getClass() + " (expected: with a digest)", none);
        }
    }
}
