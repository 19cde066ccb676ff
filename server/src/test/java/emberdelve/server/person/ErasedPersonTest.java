package emberdelve.server.person;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import emberdelve.config.settings.Settings;
import emberdelve.db.Database;
import emberdelve.db.VerifyReport;
import emberdelve.db.account.ErasedAccount;
import emberdelve.db.account.NameTaken;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.person.Person;
import emberdelve.server.feature.Features;
import emberdelve.server.game.StoppedErasure;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Stored;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Nothing that is kept of a person is missing in the export, and nothing of it is left by the
 * erasure: asked of every table that there is, so that a new one cannot be forgotten.
 */
class ErasedPersonTest {
    /** The tables that every world has, and what they have to do with persons. */
    private static final Map<String, String> FIXED =
            Map.ofEntries(
                    Map.entry("account", "exported and erased"),
                    Map.entry("kept_document", "exported and erased"),
                    Map.entry("player_character", "exported and erased"),
                    Map.entry("item", "exported and erased"),
                    Map.entry("corpse", "exported and erased"),
                    Map.entry("audit_entry", "exported; the names are taken out"),
                    Map.entry(
                            "lost_and_found", "exported; has numbers of characters, and no names"),
                    Map.entry("monster", "nothing: monsters, and what they have learned"),
                    Map.entry("ledger", "nothing: sums by reason"),
                    Map.entry("world", "nothing: one row, about the whole world"),
                    Map.entry("region", "nothing: the clocks and numbers of the world's regions"),
                    Map.entry("flyway_schema_history", "nothing: which files have made the tables"),
                    Map.entry(
                            "resume_ticket",
                            "nothing: hashes with numbers of account and character, gone with the"
                                    + " account"));

    /** The tables that migrations of tests make. */
    private static final Set<String> OF_TESTS = Set.of("moon", "later");

    private static Map<String, List<String>> before = Map.of();
    private static Map<String, List<String>> after = Map.of();
    private static JsonNode export = JsonMapper.shared().createObjectNode();
    private static List<AuditRow> audit = List.of();
    private static VerifyReport report = new VerifyReport(false, List.of(), 0, 0, 0, 0, 0);

    @BeforeAll
    static void exportAndErase(@TempDir Path folder) throws Exception {
        PersonWorld.make(folder);
        before = texts(folder);
        var file = folder.resolve("quillon.json");
        try (var database = open(folder)) {
            var account = database.persons().named(PersonWorld.SECOND.toUpperCase(Locale.ROOT));
            new PersonExport(database, Features.registry().stored())
                    .write(account.orElseThrow(), Instant.EPOCH, file);
            StoppedErasure.erase(
                    database,
                    Settings.DEFAULTS,
                    ShippedContent.load(),
                    Features.registry(),
                    account.orElseThrow());
        }
        export = JsonMapper.shared().readTree(Files.readString(file));
        after = texts(folder);
        try (var database = open(folder)) {
            report = database.verify();
            audit = database.auditLog().last(100).reversed();
        }
    }

    private static Database open(Path folder) {
        return Database.open(folder, false, Features.tables());
    }

    @Test
    void everyTableSaysWhatItHasToDoWithPersons() {
        var known = new TreeSet<>(FIXED.keySet());
        for (var kind : kinds()) {
            known.add(kind.table().name());
            if (kind.personal() instanceof Personal.Nothing<?>(var why))
                assertThat(why).as("why %s has nothing", kind.table()).isNotBlank();
        }
        var found = new TreeSet<>(before.keySet());
        found.removeAll(OF_TESTS);
        assertThat(found).isEqualTo(known);
    }

    @Test
    void everyTableAboutPersonsHasRowsHereAndInTheExport() {
        for (var kind : kinds()) {
            if (kind.personal() instanceof Personal.Nothing<?>) continue;
            var table = kind.table().name();
            assertThat(before.get(table)).as("rows of %s", table).isNotEmpty();
            assertThat(export.path(table)).as("%s in the export", table).isNotEmpty();
        }
        for (var table : FIXED.entrySet()) {
            var isExported = table.getValue().startsWith("exported");
            assertThat(export.has(table.getKey())).as(table.getKey()).isEqualTo(isExported);
        }
    }

    @Test
    void noRowOfAnyTableHasOneOfTheNames() {
        var left = new ArrayList<String>();
        after.forEach((table, rows) -> {
            for (var row : rows)
                for (var name : PersonWorld.NAMES)
                    if (row.toLowerCase(Locale.ROOT)
                            .matches("(?s).*\\b" + name.toLowerCase(Locale.ROOT) + "\\b.*"))
                        left.add(table + ": " + row);
        });
        assertThat(left).isEmpty();
    }

    @Test
    void whatIsOthersStaysAndTheRestIsGone() {
        for (var kind : kinds()) {
            if (kind.personal() instanceof Personal.Nothing<?>) continue;
            var table = kind.table().name();
            assertThat(after.get(table)).as(table).hasSize(PersonWorld.LEFT.getOrDefault(table, 0));
        }
        assertThat(after.get("player_character")).singleElement().asString().contains("Grist");
        assertThat(after.get("account")).singleElement().asString().contains("Grist");
        assertThat(after.get("item")).hasSize(1);
        assertThat(after.get("corpse")).isEmpty();
        assertThat(after.get("resume_ticket")).singleElement().asString().contains("theirs");
        assertThat(after.get("kept_document")).singleElement().asString().contains("Grist");
        assertThat(export.path("kept_document").path(0).path("of").asString())
                .isEqualTo(PersonWorld.NAME);
        assertThat(String.join("\n", after.get("letter")))
                .contains(ErasedAccount.NOBODY, "Come to the yard.");
    }

    /** Its ledger, its digests and the chain of its audit fit together. */
    @Test
    void theWorldIsSound() {
        assertThat(report.sound()).as(report.lines()::toString).isTrue();
        assertThat(report.gold()).isEqualTo(65);
    }

    @Test
    void theAuditKeepsWhatWasDoneAndSaysThatSomebodyWasErased() {
        var nobody = ErasedAccount.NOBODY;
        assertThat(audit)
                .extracting(AuditRow::who, AuditRow::fromWhere, AuditRow::target, AuditRow::detail)
                .containsExactly(
                        tuple(PersonWorld.OTHER, "192.0.2.7", "Somebody", "spam"),
                        tuple(nobody, nobody, PersonWorld.OTHER, "as " + nobody + " said"),
                        tuple("console", "console", nobody, "player to owner"),
                        tuple(PersonWorld.OTHER, "192.0.2.7", "Quillonia", "the island"),
                        tuple("console", Person.LOCAL, "account 1", "erase, with 2 characters"));
    }

    @Test
    void theExportIsForThePersonAndHasNoPasswordNorWhoIgnoresThem() {
        assertThat(export.path("account").path("name").asString()).isEqualTo(PersonWorld.LOGIN);
        assertThat(export.path("player_character")).hasSize(2);
        assertThat(export.path("item")).hasSize(2);
        assertThat(export.path("letter")).hasSize(3);
        assertThat(export.path("audit_entry")).hasSize(2);
        assertThat(export.toString()).doesNotContain("passwordHash", "password_hash");
    }

    private static List<Stored<?, ?>> kinds() {
        return Features.registry().stored().all();
    }

    /** All rows of all tables as text, read without this program's own code. */
    private static Map<String, List<String>> texts(Path folder) throws SQLException, NameTaken {
        var tables = new TreeMap<String, List<String>>();
        var url = "jdbc:h2:retry:" + folder.resolve("world").toAbsolutePath();
        try (var connection = DriverManager.getConnection(url, "sa", "");
                var names =
                        connection
                                .getMetaData()
                                .getTables(null, "PUBLIC", "%", new String[] {"BASE TABLE"})) {
            while (names.next()) {
                var table = names.getString("TABLE_NAME");
                var rows = new ArrayList<String>();
                try (var query = connection.createStatement();
                        var found = query.executeQuery("SELECT * FROM \"" + table + "\"")) {
                    var columns = found.getMetaData().getColumnCount();
                    while (found.next()) {
                        var row = new ArrayList<String>();
                        for (var at = 1; at <= columns; at++)
                            row.add(String.valueOf(found.getString(at)));
                        rows.add(String.join(" | ", row));
                    }
                }
                tables.put(table.toLowerCase(Locale.ROOT), rows);
            }
        }
        return tables;
    }
}
