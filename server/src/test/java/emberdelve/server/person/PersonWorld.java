package emberdelve.server.person;

import static java.util.Map.entry;

import emberdelve.db.Database;
import emberdelve.db.account.NameFold;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.db.account.ResumeTickets.Holder;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.AbilitiesRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
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
import emberdelve.server.feature.Features;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Stored;

import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A world with rows of every table that is about persons: of Quillon, whose account is called
 * otherwise and has a second character that was given up, and of Grist, who has to do with both.
 */
final class PersonWorld {
    private static final Instant LATER = Instant.ofEpochSecond(900);

    static final String LOGIN = "Vantorel";
    static final String NAME = "Quillon";
    static final String SECOND = "Ossiander";
    static final List<String> NAMES = List.of(LOGIN, NAME, SECOND);
    static final String OTHER = "Grist";

    static final long QUILLON = 101;
    static final long OSSIANDER = 102;
    static final long GRIST = 201;

    private static final long ACCOUNT = 1;
    private static final long OTHERS = 2;
    private static final long TICK = 5_000;
    private static final String YARD = "lantern-yard/yard";

    /**
     * For each table with rows about persons, the rows: what is not named has a plain value of its
     * type. A table that is missing here gets one row, of the character whose id is its key.
     */
    private static final Map<String, List<Map<String, Object>>> ROWS =
            Map.ofEntries(
                    entry(
                            "letter",
                            List.of(
                                    letter("quillon", OTHER, OTHERS, false),
                                    letter("grist", NAME, ACCOUNT, false),
                                    letter(YARD, SECOND, ACCOUNT, true))),
                    entry(
                            "sanction",
                            List.of(sanction(ACCOUNT, NAME, OTHER), sanction(OTHERS, OTHER, NAME))),
                    entry("delve", List.of(delve("101:Quillon 201:Grist"))),
                    entry(
                            "lantern",
                            List.of(Map.of("characterId", QUILLON, "name", NAME, "number", 11))),
                    entry(
                            "carving",
                            List.of(
                                    Map.of(
                                            "characterId", QUILLON,
                                            "accountId", ACCOUNT,
                                            "name", NAME,
                                            "words", "Quillon was here."))),
                    entry(
                            "group_member",
                            List.of(
                                    Map.of(
                                            "characterId",
                                            QUILLON,
                                            "formation",
                                            "front",
                                            "loot",
                                            "free",
                                            "keptUntil",
                                            TICK + 50))),
                    entry(
                            "writing",
                            List.of(
                                    Map.of(
                                            "characterId", QUILLON,
                                            "kind", "letter",
                                            "room", YARD,
                                            "about", OTHER),
                                    Map.of(
                                            "characterId", GRIST,
                                            "kind", "letter",
                                            "room", YARD,
                                            "about", NAME))),
                    entry(
                            "displacement",
                            List.of(
                                    Map.of(
                                            "characterId", QUILLON,
                                            "fromRoom", "old-mine/no-more",
                                            "toRoom", YARD))),
                    entry(
                            "life_entry",
                            List.of(
                                    passed(1, QUILLON, NAME, GRIST, OTHER),
                                    passed(2, GRIST, OTHER, QUILLON, NAME))),
                    entry("memory", List.of(Map.of("id", QUILLON, "owner", "actor"))),
                    entry("path", List.of(Map.of("characterId", QUILLON, "path", "warden"))));

    /** What others keep of all that, when Quillon is erased: letters, a sanction, and so on. */
    static final Map<String, Integer> LEFT =
            Map.of("letter", 2, "sanction", 1, "delve", 1, "lantern", 1, "life_entry", 2);

    private long lastId = 1_000;
    private final List<Changed<?>> changes = new ArrayList<>();

    private PersonWorld() {}

    private static Map<String, Object> letter(
            String addressee, String author, long account, boolean pinned) {
        return Map.of(
                "addressee", addressee,
                "author", author,
                "authorAccountId", account,
                "pinned", pinned,
                "words", "Come to the yard.");
    }

    /** The first entry in the life of the thing with that id. */
    private static Map<String, Object> passed(
            long item, long whoId, String who, long otherId, String other) {
        return Map.ofEntries(
                entry("id", -50 * item),
                entry("itemId", item),
                entry("itemType", "brigandine"),
                entry("what", "passed"),
                entry("whoId", whoId),
                entry("who", who),
                entry("otherId", otherId),
                entry("other", other),
                entry("room", YARD),
                entry("detail", ""));
    }

    private static Map<String, Object> sanction(long account, String name, String who) {
        return Map.of(
                "kind",
                "mute",
                "accountId",
                Optional.of(account),
                "name",
                name,
                "who",
                who,
                "reason",
                "rude to " + who,
                "whoRole",
                "admin",
                "sinceTime",
                Instant.ofEpochSecond(100),
                "untilTime",
                Optional.empty());
    }

    private static Map<String, Object> delve(String party) {
        return Map.of(
                "pace",
                "REALTIME",
                "party",
                party,
                "site",
                "the old works",
                "isOpen",
                false,
                "wonTicks",
                Optional.of(44L),
                "accountId",
                Optional.of(ACCOUNT));
    }

    /** Makes the world in that folder. */
    static void make(Path folder) throws NameTaken {
        try (var database = Database.open(folder, false, Features.tables())) {
            for (var name : List.of(LOGIN, OTHER))
                database.accounts()
                        .create(new NewAccount(name, "x", "player", false, Instant.EPOCH));
            database.checkpoints().write(new PersonWorld().checkpoint());
            var tickets = database.accounts().tickets();
            tickets.keep("ours", new Holder(ACCOUNT, QUILLON), Instant.EPOCH, LATER);
            tickets.keep("theirs", new Holder(OTHERS, GRIST), Instant.EPOCH, LATER);
            database.accounts().kept().keep(ACCOUNT, 0, "{\"of\":\"" + NAME + "\"}");
            database.accounts().kept().keep(OTHERS, 0, "{\"of\":\"" + OTHER + "\"}");
        }
    }

    private Checkpoint checkpoint() {
        add(
                CharacterRow.TABLE,
                List.of(
                        character(QUILLON, ACCOUNT, NAME, Map.of(2L, OTHER), ""),
                        character(OSSIANDER, ACCOUNT, SECOND, Map.of(), ""),
                        character(GRIST, OTHERS, OTHER, Map.of(ACCOUNT, NAME), NAME)));
        var corpse =
                new CorpseRow(
                        ++lastId,
                        NAME,
                        YARD,
                        7,
                        3,
                        TICK + 900,
                        new CorpseOwner.OfCharacter(QUILLON),
                        "");
        add(CorpseRow.TABLE, List.of(corpse));
        add(
                ItemRow.TABLE,
                List.of(
                        item(new ItemPlace.OnCharacter(QUILLON, ItemPlace.PACK)),
                        item(new ItemPlace.InBank(OSSIANDER)),
                        item(new ItemPlace.InCorpse(corpse.id())),
                        item(new ItemPlace.OnFloor("lodging-101/room")),
                        item(new ItemPlace.OnCharacter(GRIST, ItemPlace.PACK))));
        add(LedgerRow.TABLE, List.of(new LedgerRow(RegionRow.WHOLE, "kit", 3 * 65 + 7, 0, 5, 0)));
        for (var kind : Features.registry().stored().all()) addRows(kind);
        var digest = changes.stream().mapToLong(PersonWorld::digest).sum();
        return new Checkpoint(RegionRow.WHOLE, 1, TICK, lastId + 100, changes, audit(), digest);
    }

    private <R extends Record> void addRows(Stored<?, R> kind) {
        if (kind.personal() instanceof Personal.Nothing<R>) return;
        var wanted =
                ROWS.getOrDefault(kind.table().name(), List.of(Map.of("characterId", QUILLON)));
        add(kind.table(), wanted.stream().map(each -> row(kind.table().row(), each)).toList());
    }

    private <R extends Record> void add(Table<R> table, List<R> rows) {
        changes.add(new Changed<>(table, rows, List.of()));
    }

    private static <R extends Record> long digest(Changed<R> changed) {
        return changed.rows().stream().mapToLong(changed.table()::digest).sum();
    }

    private <R extends Record> R row(Class<R> type, Map<String, Object> wanted) {
        var components = type.getRecordComponents();
        var values =
                Arrays.stream(components)
                        .map(each -> {
                            var value = wanted.get(each.getName());
                            return value == null ? plain(each) : value;
                        })
                        .toArray();
        var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class[]::new);
        try {
            var constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException refused) {
            throw new AssertionError(
                    type.getSimpleName() + " has no plain row; say one in PersonWorld", refused);
        }
    }

    /** A value of the component's type, which is Quillon's where a name or a text is wanted. */
    private Object plain(RecordComponent component) {
        var type = component.getType();
        if (component.getName().equals("id")) return ++lastId;
        if (type == long.class) return 1L;
        if (type == int.class) return 1;
        if (type == boolean.class) return false;
        if (type == String.class) return NAME;
        if (type == Optional.class) return Optional.empty();
        if (type == Map.class) return Map.of();
        if (type == List.class) return List.of();
        throw new AssertionError(component + " has no plain value; say one in PersonWorld");
    }

    private ItemRow item(ItemPlace place) {
        return new ItemRow(++lastId, "potion-of-healing", place);
    }

    private List<AuditRow> audit() {
        var at = Instant.parse("2026-03-01T12:00:00.123456Z");
        return List.of(
                new AuditRow(11, 60, at, OTHER, "192.0.2.7", "kick", "Somebody", "spam"),
                new AuditRow(12, 61, at, NAME, "192.0.2.9", "kick", OTHER, "as QUILLON said"),
                new AuditRow(13, 62, at, "console", "console", "role", LOGIN, "player to owner"),
                new AuditRow(14, 63, at, OTHER, "192.0.2.7", "goto", "Quillonia", "the island"));
    }

    private static CharacterRow character(
            long id, long account, String name, Map<Long, String> ignored, String killer) {
        return new CharacterRow(
                id,
                account,
                name,
                NameFold.fold(name),
                "guardian",
                "she",
                new StatsRow(40, 110, 4, 50, 2, 40, 10, 3),
                new AbilitiesRow(16, 9, 11, 12, 13, 8),
                new ProgressRow(3, 71, 4, 1),
                new PurseRow(60, 5),
                new SettingsRow(
                        25,
                        true,
                        false,
                        true,
                        Optional.empty(),
                        "",
                        "",
                        true,
                        false,
                        true,
                        Optional.of(true),
                        Map.of(),
                        List.of(),
                        List.of(),
                        Map.of(),
                        9,
                        ignored),
                PlightRow.NONE,
                killer.isEmpty() ? FateRow.living(false) : FateRow.died(false, 70, 2, YARD, killer),
                YARD,
                9_000,
                17,
                name.equals(SECOND));
    }
}
