package emberdelve.server.checkpoint;

import emberdelve.db.account.NameFold;
import emberdelve.db.audit.AuditRow;
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
import emberdelve.db.row.Table;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.zone.MonsterRow;
import emberdelve.server.feature.atlas.AtlasRow;
import emberdelve.server.feature.delve.DelveRow;
import emberdelve.server.feature.feat.FeatRow;
import emberdelve.server.feature.journal.JournalEntry;
import emberdelve.server.feature.journal.JournalRow;
import emberdelve.server.feature.lantern.LanternRow;
import emberdelve.server.feature.mail.LetterRow;
import emberdelve.server.feature.stone.CarvingRow;
import emberdelve.server.feature.wall.WallRow;
import emberdelve.server.feature.wall.WallTally;
import emberdelve.server.rule.group.GroupMemberRow;
import emberdelve.server.rule.move.DoorRow;
import emberdelve.server.rule.sanction.SanctionRow;
import emberdelve.server.rule.spawn.RespawnRow;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A checkpoint with a row for each component of each kind of row, true together. */
final class StoredSamples {
    static final List<String> ACCOUNTS = List.of("A", "B", "C");

    private static final long TICK = 5_000;
    static final String YARD = "lantern-yard/yard";
    static final String HALL = "old-mine/kobold-hall";
    static final String GALLERY = "old-mine/long-gallery";
    static final String POTION = "potion-of-healing";
    private static final String AWAY = "Away";

    private static final SettingsRow SETTINGS =
            new SettingsRow(
                    25,
                    true,
                    false,
                    true,
                    Optional.of("brief"),
                    "%h",
                    "the Tall",
                    true,
                    false,
                    true,
                    Optional.of(true),
                    Map.of("menace", 80),
                    List.of("chat"),
                    List.of(),
                    Map.of(),
                    9,
                    Map.of());

    private final SampleIds ids = new SampleIds();
    private final DungeonSamples dungeon = new DungeonSamples(ids, TICK);
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
        for (var changed : checkpoint.changes())
            kinds.put(changed.table().row(), List.copyOf(changed.rows()));
        kinds.put(AuditRow.class, checkpoint.audit());
        return kinds;
    }

    private List<CharacterRow> characters() {
        var base =
                new CharacterRow(
                        ids.next(),
                        1,
                        "Hero",
                        "hero",
                        "guardian",
                        "she",
                        new StatsRow(40, 110, 4, 50, 2, 40, 10, 3),
                        new AbilitiesRow(16, 9, 11, 12, 13, 8),
                        new ProgressRow(3, 71, 4, 1),
                        new PurseRow(60, 5),
                        SETTINGS,
                        PlightRow.NONE,
                        FateRow.living(false),
                        YARD,
                        9_000,
                        17,
                        false);
        var rows = new ArrayList<CharacterRow>();
        rows.add(named(base, "Hero"));
        var choices =
                Map.<String, Object>of(
                        "accountId",
                        2L,
                        "characterClass",
                        "striker",
                        "pronouns",
                        "he",
                        "room",
                        GALLERY);
        for (var row : Samples.variants(base, choices)) rows.add(hero(row));
        for (var stats : Samples.variants(base.stats(), Map.of()))
            rows.add(hero(Samples.with(base, Map.of("stats", stats))));
        for (var abilities : Samples.variants(base.abilities(), Map.of()))
            rows.add(hero(Samples.with(base, Map.of("abilities", abilities))));
        for (var progress : Samples.variants(base.progress(), Map.of()))
            rows.add(hero(Samples.with(base, Map.of("progress", progress))));
        for (var purse : Samples.variants(base.purse(), Map.of()))
            rows.add(hero(Samples.with(base, Map.of("purse", purse))));
        var settings =
                Map.of(
                        "combatDetail",
                        Optional.of("full"),
                        "mutedChannels",
                        List.of("chat", "trade"),
                        "learned",
                        List.of("look"),
                        "aliases",
                        Map.of("kk", "kill %1"),
                        "ignored",
                        Map.of(2L, "Grist"));
        for (var other : Samples.variants(SETTINGS, settings))
            rows.add(hero(Samples.with(base, Map.of("settings", other))));
        rows.add(
                hero(
                        Samples.with(
                                base,
                                Map.of(
                                        "plight",
                                        new PlightRow(
                                                List.of(
                                                        new EffectRow.Speed(
                                                                "hasted",
                                                                50,
                                                                Duration.ofSeconds(30),
                                                                100)),
                                                List.of(new PlightRow.MindRow("asleep", 3)),
                                                Map.of("mend", 40L))))));
        rows.add(hero(Samples.with(base, Map.of("fate", FateRow.living(true)))));
        rows.add(
                hero(
                        Samples.with(
                                base,
                                Map.of("fate", FateRow.died(false, 70, 2, HALL, "an ogre")))));
        for (var member = 0; member < 9; member++)
            rows.add(named(Samples.with(base, Map.of("id", ids.next())), AWAY));
        return rows;
    }

    private CharacterRow hero(CharacterRow sample) {
        return named(Samples.with(sample, Map.of("id", ids.next())), "Hero");
    }

    private static CharacterRow named(CharacterRow row, String name) {
        var own = name + Long.toString(row.id() + 36, 36);
        return Samples.with(row, Map.of("name", own, "foldedName", NameFold.fold(own)));
    }

    private List<CorpseRow> corpses() {
        var base =
                new CorpseRow(
                        ids.next(),
                        "kobold",
                        GALLERY,
                        7,
                        3,
                        TICK + 900,
                        CorpseOwner.Unowned.UNOWNED,
                        "");
        return ids.sampled(
                base,
                Map.of("room", HALL, "owner", new CorpseOwner.OfCharacter(hero), "killedBy", ""));
    }

    private List<MonsterRow> monsters() {
        var base =
                new MonsterRow(
                        ids.next(),
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
                        ids.sampled(
                                base,
                                Map.of(
                                        "monsterType",
                                        "gallery-hound",
                                        "room",
                                        GALLERY,
                                        "nest",
                                        Optional.of(GALLERY),
                                        "belongings",
                                        List.of("bone-die", POTION))));
        rows.add(Samples.with(base, Map.of("id", ids.next(), "nest", Optional.empty())));
        return rows;
    }

    private List<ItemRow> items() {
        var base =
                new ItemRow(
                        ids.next(),
                        "wand-of-stinging",
                        new ItemPlace.OnCharacter(hero, ItemPlace.PACK),
                        1,
                        Optional.empty(),
                        hero);
        var sack = new ItemRow(ids.next(), "flour-sack", base.place());
        var rows =
                new ArrayList<>(
                        ids.sampled(
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
            rows.add(new ItemRow(ids.next(), type, place));
        }
        return rows;
    }

    private List<LedgerRow> ledger() {
        var rows = new ArrayList<LedgerRow>();
        var gold = 0L;
        for (var row : characters) gold += row.purse().all();
        for (var row : corpses) gold += row.gold();
        rows.add(new LedgerRow(RegionRow.WHOLE, "kit", gold + 3, 3, items.size() + 2, 2));
        for (var row :
                Samples.variants(
                        new LedgerRow(RegionRow.WHOLE, "spawn", 10, 10, 4, 4),
                        Map.of("entry", LedgerRow.entry(RegionRow.WHOLE, "spawn-less")))) {
            // What it says more or less than the others is taken back by a row beside it.
            var own = row.entry() + rows.size();
            rows.add(Samples.with(row, Map.of("entry", own)));
            rows.add(
                    Samples.with(
                            row,
                            Map.of(
                                    "entry", own + " back",
                                    "goldMinted", row.goldDestroyed(),
                                    "goldDestroyed", row.goldMinted(),
                                    "itemsMinted", row.itemsDestroyed(),
                                    "itemsDestroyed", row.itemsMinted())));
        }
        return rows;
    }

    private List<GroupMemberRow> members() {
        var away = characters.stream().filter(StoredSamples::isAway).map(CharacterRow::id).toList();
        var base = new GroupMemberRow(away.getFirst(), 1, 1, "front", "free", TICK + 50);
        var rows = new ArrayList<>(List.of(base));
        for (var row : Samples.variants(base, Map.of("formation", "back", "loot", "round-robin")))
            rows.add(Samples.with(row, Map.of("characterId", away.get(rows.size()))));
        return rows;
    }

    /** Of those who are away: who is there is in a room at once. */
    private List<AtlasRow> charts() {
        var away = characters.stream().filter(StoredSamples::isAway).map(CharacterRow::id).toList();
        var gone = Map.of("old-mine", List.of("long-gallery", "no-more"), "no-zone", List.of("x"));
        return List.of(
                new AtlasRow(away.get(0), Map.of("lantern-yard", List.of("yard"))),
                new AtlasRow(away.get(1), gone));
    }

    private List<JournalRow> journals() {
        var away = characters.stream().filter(StoredSamples::isAway).map(CharacterRow::id).toList();
        var entry = new JournalEntry(3, 1, 19_000, 19_004, 7, 2, Map.of(POTION, 2L));
        return List.of(
                new JournalRow(away.get(0), Map.of("kobold", entry), Map.of()),
                new JournalRow(
                        away.get(1),
                        Map.of("kobold", entry, "no-more", entry),
                        Map.of("kobold", List.of("the Silent Auditor", "the Toll Keeper"))));
    }

    private List<FeatRow> feats() {
        var away = characters.stream().filter(StoredSamples::isAway).map(CharacterRow::id).toList();
        return List.of(
                new FeatRow(away.get(0), Map.of("DUELS", 2L), Map.of("duellist", 20_000L)),
                new FeatRow(away.get(1), Map.of("DEATHS", 1L), Map.of("no-more", 20_001L)));
    }

    private List<WallRow> wall() {
        var tally = new WallTally(3, 70, 1, 17, "the old works", 230, 64);
        var away = characters.stream().filter(StoredSamples::isAway).map(CharacterRow::id).toList();
        return List.of(
                new WallRow(away.get(0), "Mira", Map.of(2_000L, tally)),
                new WallRow(away.get(1), "Tolo", Map.of(2_000L, tally, 2_001L, tally)));
    }

    private List<String> heroes() {
        return characters.stream()
                .filter(row -> !isAway(row))
                .map(row -> row.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    private Checkpoint whole() {
        var changes = new ArrayList<Changed<?>>();
        changes.add(changed(CharacterRow.TABLE, characters));
        changes.add(changed(ItemRow.TABLE, items));
        changes.add(changed(CorpseRow.TABLE, corpses));
        changes.add(changed(LedgerRow.TABLE, ledger()));
        changes.add(changed(MonsterRow.TABLE, monsters));
        changes.add(changed(RespawnRow.TABLE, dungeon.returns()));
        changes.add(changed(GroupMemberRow.TABLE, members()));
        changes.add(changed(LetterRow.TABLE, dungeon.letters(heroes())));
        changes.add(changed(SanctionRow.TABLE, dungeon.sanctions()));
        changes.add(changed(DelveRow.TABLE, dungeon.delves()));
        changes.add(changed(AtlasRow.TABLE, charts()));
        changes.add(changed(JournalRow.TABLE, journals()));
        changes.add(changed(LanternRow.TABLE, dungeon.lanterns()));
        changes.add(changed(CarvingRow.TABLE, dungeon.carvings()));
        changes.add(changed(FeatRow.TABLE, feats()));
        changes.add(changed(DoorRow.TABLE, dungeon.doors()));
        changes.add(changed(WallRow.TABLE, wall()));
        var digest = changes.stream().mapToLong(StoredSamples::digest).sum();
        var audit = dungeon.audit();
        return new Checkpoint(RegionRow.WHOLE, 1, TICK, ids.next(), changes, audit, digest);
    }

    private static <R extends Record> Changed<R> changed(Table<R> table, List<R> rows) {
        return new Changed<>(table, rows, List.of());
    }

    private static <R extends Record> long digest(Changed<R> changed) {
        return changed.rows().stream().mapToLong(changed.table()::digest).sum();
    }
}
