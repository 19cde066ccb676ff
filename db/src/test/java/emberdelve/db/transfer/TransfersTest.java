package emberdelve.db.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import emberdelve.db.Database;
import emberdelve.db.GeneratedWorld;
import emberdelve.db.Rows;
import emberdelve.db.Storage;
import emberdelve.db.TestTables;
import emberdelve.db.WorldDraft;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.character.PurseRow;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.recount.Recount;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.XpCurve;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

@ParameterizedClass
@EnumSource(Storage.class)
class TransfersTest {
    private final Storage storage;

    private static final long SEED = 5;

    @TempDir private Path temporary;

    TransfersTest(Storage storage) {
        this.storage = storage;
    }

    private Database open(String world) {
        var folder = temporary.resolve(world);
        return Database.open(
                Files.exists(folder) ? folder : storage.prepared(folder), false, TestTables.ALL);
    }

    private String exported(String world) {
        try (var database = open(world)) {
            var out = new ByteArrayOutputStream();
            database.transfers().exportAll(out, OpeningProgress.UNHEARD);
            return out.toString(StandardCharsets.UTF_8);
        }
    }

    private static ImportReport bringIn(Database into, String file, boolean replace)
            throws ImportRefused {
        var in = new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8));
        return into.transfers()
                .importFrom(in, replace, Rows.NOON, TransfersTest::between, (_, _) -> List.of());
    }

    /** Experience by a factor twice as large is twice as much. */
    private static Recount between(XpCurve before, XpCurve now) {
        return new Recount() {
            @Override
            public ProgressRow counted(ProgressRow stored) {
                return new ProgressRow(
                        stored.level(),
                        now.equals(before)
                                ? stored.xp()
                                : stored.xp() * now.factor() / before.factor(),
                        stored.givenXp(),
                        stored.choicesLeft());
            }

            @Override
            public long leftBehind(long xp, int level) {
                return xp;
            }
        };
    }

    @Test
    void experienceIsCountedByTheCurveOfTheWorldItComesInto() throws ImportRefused {
        storage.played(temporary.resolve("from"));
        try (var to = open("to")) {
            var twice = new XpCurve(1.5, 40);
            to.recounts().count(twice, between(XpCurve.FIRST, twice), Rows.NOON);
            bringIn(to, exported("from"), false);
            assertThat(to.characters().byName("Mira").orElseThrow().progress().xp())
                    .isEqualTo(2 * 71);
        }
        assertThat(exported("to")).contains("\"factor\" : 40");
        try (var back = open("back")) {
            bringIn(back, exported("to"), false);
            assertThat(back.characters().byName("Mira").orElseThrow().progress().xp())
                    .isEqualTo(71);
        }
    }

    /** Whoever adds a column of a character adds it to {@link LaterColumns}, too. */
    @Test
    void aFileFromBeforeAColumnCameIsReadAndTheColumnIsEmpty() throws ImportRefused {
        storage.played(temporary.resolve("from"));
        var file = exported("from");
        var columns =
                LaterColumns.ALL.values().stream().flatMap(each -> each.keySet().stream()).toList();
        assertThat(columns).contains("brief", "boundGold");
        var old = file;
        for (var column : columns) {
            assertThat(file).contains('"' + column + '"');
            old = old.replaceAll(",\\s*\"" + column + "\" : (\\w+|\\{[^}]*\\})", "");
            assertThat(old).doesNotContain('"' + column + '"');
        }
        try (var to = open("to")) {
            bringIn(to, old, false);
            var mira = to.characters().byName("Mira").orElseThrow();
            assertThat(mira.purse()).isEqualTo(new PurseRow(50, 0));
            assertThat(mira.settings().brief()).isEmpty();
            assertThat(mira.settings().sounds()).isEmpty();
        }
    }

    @Test
    void everyCharacterOfAGeneratedWorldThatIsPlayedArrivesAsItWasInAnother() throws ImportRefused {
        List<CharacterRow> before;
        try (var from = open("from")) {
            var world =
                    new GeneratedWorld(Rows.account(from, "Player"), new SplittableRandom(SEED));
            world.change(300);
            from.checkpoints().write(world.draft().checkpoint());
            var all = world.draft().characters();
            before = all.stream().filter(row -> !row.deleted()).toList();
            assertThat(before).as("some were given up").hasSizeLessThan(all.size());
        }
        var file = exported("from");
        try (var to = open("to")) {
            var report = bringIn(to, file, false);

            assertThat(report.characters()).isEqualTo(before.size()).isPositive();
            for (var row : before) {
                var found = to.characters().byName(row.name()).orElseThrow();
                assertThat(found)
                        .as("seed %d", SEED)
                        .isEqualTo(row.as(found.id(), found.accountId()));
            }
            assertThat(to.verify().lines()).singleElement().asString().startsWith("sound");
        }
        assertThat(exported("to").lines().filter(line -> line.contains("\"slot\"")).toList())
                .isEqualTo(file.lines().filter(line -> line.contains("\"slot\"")).toList());
    }

    @Test
    void oneCharacterIsExportedByItsNameWhateverTheCase() {
        storage.played(temporary.resolve("from"));
        try (var database = open("from")) {
            var out = new ByteArrayOutputStream();
            assertThat(database.transfers().exportOne("MIRA", out)).isEqualTo(1);
            assertThat(out.toString(StandardCharsets.UTF_8)).contains("\"name\" : \"Mira\"");
            assertThat(database.transfers().exportOne("Tolo", out)).isZero();
        }
    }

    @Test
    void aNameThatIsTakenIsRefusedUnlessItIsToBeReplaced() throws ImportRefused {
        storage.played(temporary.resolve("from"));
        var richer = exported("from").replace("\"gold\" : 50", "\"gold\" : 60");
        try (var database = open("from")) {
            var id = database.characters().byName("Mira").orElseThrow().id();
            assertThatThrownBy(() -> bringIn(database, richer, false))
                    .isInstanceOf(ImportRefused.class)
                    .hasMessageContaining("Mira: the name is");
            assertThat(database.region(RegionRow.WHOLE).checkpoint()).isEqualTo(1);

            var report = bringIn(database, richer, true);

            assertThat(report).isEqualTo(new ImportReport(1, 1, 1, 60, 2));
            var mira = database.characters().byName("Mira").orElseThrow();
            assertThat(mira.id()).isEqualTo(id);
            assertThat(mira.purse().gold()).isEqualTo(60);
            assertThat(database.characters().itemsOf(id)).hasSize(1);
            assertThat(database.auditLog().last(1).getFirst().deed()).isEqualTo("import");
            assertThat(database.verify().sound()).isTrue();
        }
    }

    @Test
    void whatABankKeepsWhatLiesInABagIsUsedBoundOrImprovedArrivesAsItWas() throws ImportRefused {
        try (var from = open("from")) {
            var draft = new WorldDraft();
            var mira = Rows.banking(draft.newId(), Rows.account(from, "Mira"), "Mira", 5, 7);
            var bag = new ItemRow(draft.newId(), "sack", new ItemPlace.InBank(mira.id()));
            draft.put(mira)
                    .put(bag)
                    .put(
                            new ItemRow(
                                    draft.newId(),
                                    "wand",
                                    bag.place(),
                                    3,
                                    Optional.of(bag.id()),
                                    mira.id(),
                                    10));
            from.checkpoints().write(draft.checkpoint());
        }
        try (var to = open("to")) {
            to.checkpoints().write(new WorldDraft().put(Rows.onFloor(1)).checkpoint());
            bringIn(to, exported("from"), false);
            var mira = to.characters().byName("Mira").orElseThrow();
            assertThat(mira.purse().bankGold()).isEqualTo(7);
            var place = new ItemPlace.InBank(mira.id());
            var items = to.characters().itemsOf(mira.id());
            var bag = items.getFirst();
            assertThat(items)
                    .containsExactly(
                            new ItemRow(bag.id(), "sack", place),
                            new ItemRow(
                                    bag.id() + 1,
                                    "wand",
                                    place,
                                    3,
                                    Optional.of(bag.id()),
                                    mira.id(),
                                    10));
            assertThat(to.verify().lines()).singleElement().asString().startsWith("sound");
        }
    }

    @Test
    void whatLiesInAChestOfOnesOwnIsFoundInTheBankAndNeverTwice() throws ImportRefused {
        try (var from = open("from")) {
            var draft = new WorldDraft();
            var mira = Rows.banking(draft.newId(), Rows.account(from, "Mira"), "Mira", 5, 7);
            var room = new ItemPlace.OnFloor("lodging-1/room");
            var chest = new ItemRow(draft.newId(), "chest", room, 0, Optional.empty(), mira.id());
            var sack = new ItemRow(draft.newId(), "sack", room, 0, Optional.of(chest.id()), 0);
            var wand = new ItemRow(draft.newId(), "wand", room, 3, Optional.of(sack.id()), 0);
            draft.put(mira).put(chest).put(sack).put(wand).put(Rows.onFloor(draft.newId()));
            from.checkpoints().write(draft.checkpoint());
        }
        var file = exported("from");
        try (var to = open("to")) {
            bringIn(to, file, false);
            var mira = to.characters().byName("Mira").orElseThrow();
            assertThat(to.characters().itemsOf(mira.id()))
                    .extracting(ItemRow::type, ItemRow::place)
                    .containsExactly(
                            tuple("sack", new ItemPlace.InBank(mira.id())),
                            tuple("wand", new ItemPlace.InBank(mira.id())));
        }
        try (var from = open("from")) {
            bringIn(from, file, true);
            var all =
                    from.checkpoints().loadWorld(RegionRow.WHOLE).items().stream()
                            .map(ItemRow::type);
            assertThat(all).containsExactly("chest", "torch");
            assertThat(from.verify().lines()).singleElement().asString().startsWith("sound");
        }
    }

    @Test
    void nobodyBecomesStaffByAFile() throws ImportRefused {
        storage.played(temporary.resolve("from"));
        try (var from = open("from")) {
            from.accounts()
                    .setRole(from.accounts().byName("Mira").orElseThrow().id(), "owner", "owner");
        }
        try (var to = open("to")) {
            bringIn(to, exported("from"), false);
            var account = to.accounts().byName("Mira").orElseThrow();
            assertThat(account.role()).isEqualTo("player");
            assertThat(account.passwordHash()).isEqualTo("$no");
        }
    }

    @Test
    void whatIsNoExportOfOursIsRefusedWithItsPlaceAndNothingChanges() {
        storage.played(temporary.resolve("from"));
        var file = exported("from");
        try (var to = open("to")) {
            for (var wrong :
                    List.of(
                            "",
                            "[]",
                            "null",
                            file.replace("\"gold\" : 50", "\"gold\" : 1.5"),
                            file.replace("\"gold\" : 50", "\"gold\" : null"),
                            file.replace("\"gold\" : 50", "\"gold\" : \"50\""),
                            file.replace("\"gold\" : 50", "\"gold\" : " + "9".repeat(100_000)),
                            file.replace("\"characters\" : [", "\"characters\" : [ null,"),
                            file.replace("\"items\" : [", "\"items\" : [ null,"),
                            file.replace("\"aliases\" : {", "\"aliases\" : { \"k\" : null"),
                            file.replace("\"ignored\" : {", "\"ignored\" : { \"1\" : null"),
                            file.replace("\"recovering\" : {", "\"recovering\" : { \"k\" : null"),
                            file.replace("\"learned\" : [", "\"learned\" : [ null"),
                            file.replace("\"effects\" : [", "\"effects\" : [ null"),
                            file.replace("\"exponent\" : 1.5", "\"exponent\" : 1e9"),
                            file.replace("\"chargesUsed\" : 0", "\"chargesUsed\" : -1"),
                            file + "{}",
                            "{\"format\": 1}",
                            file.substring(0, 400),
                            file.replace("\"gold\" : 50", "\"gold\" : -1"),
                            file.replace("\"gold\" : 50", "\"gold\" : \"many\""),
                            file.replace("\"gold\" : 50,", ""),
                            file.replace("\"gold\" : 50", "\"gold\" : 50, \"silver\" : 1"),
                            file.replace("\"foldedName\" : \"mira\"", "\"foldedName\" : \"m\""),
                            file.replace("emberdelve-characters", "recipes"),
                            file.replace("\"version\" : 5", "\"version\" : 4"),
                            file.replace("\"improved\" : 0", "\"improved\" : 11"),
                            file.replace("\"improved\" : 0", "\"improved\" : -1"),
                            file.replace("\"liesIn\" : 0", "\"liesIn\" : 9"))) {
                assertThatThrownBy(() -> bringIn(to, wrong, true))
                        .as(wrong)
                        .isInstanceOf(ImportRefused.class)
                        .hasMessageNotContainingAny("\n", "emberdelve.", "java.", "tools.", "`");
            }
            assertThat(to.accounts().count()).isZero();
            assertThat(to.region(RegionRow.WHOLE).checkpoint()).isZero();
        }
    }

    /** More than its column takes; no law of a game has looked at it here. */
    @Test
    void whatTheDatabaseRefusesLeavesNothingBehindNotEvenAnAccount() {
        storage.played(temporary.resolve("from"));
        var long64k = "\"" + "x".repeat(65_000) + "\"";
        var file = exported("from").replace("\"learned\" : [", "\"learned\" : [" + long64k);
        try (var to = open("to")) {
            assertThatThrownBy(() -> bringIn(to, file, false)).isInstanceOf(RuntimeException.class);
            assertThat(to.accounts().count()).isZero();
            assertThat(to.region(RegionRow.WHOLE).checkpoint()).isZero();
            assertThat(to.verify().sound()).isTrue();
        }
        assertThat(exported("to")).doesNotContain("Mira");
    }

    @Test
    void aMistakeHasItsPathItsValueAndWhatIsExpected() {
        storage.played(temporary.resolve("from"));
        var file = exported("from");
        var purse = "characters[0].character.purse";
        var mistakes =
                Map.of(
                        "\"gold\" : 1.5", purse + ".gold: 1.5 (expected: a whole number)",
                        "\"gold\" : -1", purse + ": gold: -1 (expected: 0..1000000000000)",
                        "\"gold\" : \"x\"", purse + ".gold: x (expected: a whole number)",
                        "\"gold\" : \"50\"", purse + ".gold: 50 (expected: a whole number)",
                        "\"gold\" : true", purse + ".gold: true (expected: a whole number)",
                        "\"gold\" : 50, \"silver\" : 1", purse + ".silver: no such key");
        try (var to = open("to")) {
            mistakes.forEach((wrong, told) ->
                    assertThatThrownBy(
                                    () -> bringIn(to, file.replace("\"gold\" : 50", wrong), true))
                            .hasMessageStartingWith(told));
        }
    }
}
