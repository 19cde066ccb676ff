package emberdelve.server.person;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.VerifyReport;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.Renaming;
import emberdelve.server.feature.Features;
import emberdelve.server.game.StoppedRenaming;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A character's new name stands wherever the old one was kept: asked of every column of every table
 * that there is, so that a new one cannot be forgotten.
 */
class RenamedPersonTest {
    private static final String NOW = "Berengar";

    /** With the Cyrillic letter that looks like an e. */
    private static final String LOOKS_SO = "Ber\u0435ngar";

    private static final Renaming RENAMING =
            new Renaming(1, PersonWorld.QUILLON, PersonWorld.NAME, NOW, "two of one name");

    /**
     * The columns in which the old name stays: texts that somebody wrote, what was done under that
     * name, and columns that have no names of characters and are filled with it here.
     */
    private static final Set<String> KEPT =
            Set.of(
                    "former_name.name",
                    "former_name.folded_name",
                    "former_name.reason",
                    "audit_entry.who",
                    "audit_entry.detail",
                    "audit_entry.target",
                    "sanction.reason",
                    "carving.words",
                    "kept_document.text",
                    "portrait.words",
                    "profile.character_class",
                    "profile.title",
                    "writing.words",
                    "lodging.words");

    private static Map<String, Integer> before = Map.of();
    private static Map<String, Integer> after = Map.of();
    private static Map<String, Integer> called = Map.of();
    private static Optional<VerifyReport> report = Optional.empty();

    @BeforeAll
    static void rename(@TempDir Path folder) throws SQLException, NameTaken {
        PersonWorld.make(folder);
        before = columns(folder, PersonWorld.NAME);
        try (var database = open(folder)) {
            StoppedRenaming.rename(
                    database,
                    ShippedContent.load(),
                    Features.registry(),
                    database.persons().named(PersonWorld.NAME).orElseThrow(),
                    RENAMING);
        }
        after = columns(folder, PersonWorld.NAME);
        called = columns(folder, NOW);
        try (var database = open(folder)) {
            report = Optional.of(database.verify());
        }
    }

    private static Database open(Path folder) {
        return Database.open(folder, false, Features.tables());
    }

    @Test
    void noColumnHasTheOldNameButThoseThatKeepIt() {
        assertThat(after.keySet()).isSubsetOf(KEPT);
    }

    @Test
    void theNewNameStandsWhereTheOldOneStood() {
        var wanted = new TreeMap<>(before);
        wanted.keySet().removeAll(KEPT);
        assertThat(wanted)
                .containsKeys(
                        "player_character.name",
                        "player_character.folded_name",
                        "player_character.death_killer",
                        "player_character.ignored",
                        "corpse.name",
                        "letter.author",
                        "letter.addressee",
                        "sanction.name",
                        "sanction.who",
                        "delve.party",
                        "lantern.name",
                        "carving.name",
                        "lodging.name",
                        "wall.name",
                        "writing.about",
                        "portrait.name",
                        "profile.name",
                        "life_entry.who",
                        "life_entry.other");
        assertThat(called).isEqualTo(wanted);
    }

    /** Its ledger, its digests and the chain of its audit fit together. */
    @Test
    void theWorldIsSound() {
        var verified = report.orElseThrow();
        assertThat(verified.sound()).as(verified.lines()::toString).isTrue();
    }

    @Test
    void theOldNameIsKeptForTheAccountAndTheNewOneIsItsOwn(@TempDir Path folder) throws NameTaken {
        PersonWorld.make(folder);
        try (var database = open(folder)) {
            var names = database.names();
            names.catchUp();
            assertThat(names.ofOthers(2, LOOKS_SO)).isEmpty();
            StoppedRenaming.rename(
                    database,
                    ShippedContent.load(),
                    Features.registry(),
                    database.persons().named(PersonWorld.NAME).orElseThrow(),
                    RENAMING);
            assertThat(names.isBehind()).isTrue();
            names.catchUp();
            assertThat(names.isBehind()).isFalse();
            assertThat(names.isTaken("QUILLON")).isTrue();
            assertThat(names.isTaken(NOW)).isTrue();
            assertThat(names.ofOthers(2, "Quillon")).contains("Quillon");
            assertThat(names.ofOthers(1, "Quillon")).isEmpty();
            assertThat(names.ofOthers(1, "Grist")).contains("Grist");
            assertThat(names.ofOthers(1, NOW)).contains(NOW);
            assertThat(names.lookingLike(LOOKS_SO)).contains(NOW);
            assertThat(names.ofOthers(2, LOOKS_SO)).contains(NOW);
        }
    }

    /** How many rows of each column have the name as a whole word, in capital or small letters. */
    private static Map<String, Integer> columns(Path folder, String name) throws SQLException {
        var found = new TreeMap<String, Integer>();
        var word = "(?s).*\\b" + name.toLowerCase(Locale.ROOT) + "\\b.*";
        var url = "jdbc:h2:retry:" + folder.resolve("world").toAbsolutePath();
        try (var connection = DriverManager.getConnection(url, "sa", "");
                var tables =
                        connection
                                .getMetaData()
                                .getTables(null, "PUBLIC", "%", new String[] {"BASE TABLE"})) {
            while (tables.next()) {
                var table = tables.getString("TABLE_NAME");
                try (var query = connection.createStatement();
                        var rows = query.executeQuery("SELECT * FROM \"" + table + "\"")) {
                    var columns = rows.getMetaData();
                    while (rows.next())
                        for (var at = 1; at <= columns.getColumnCount(); at++) {
                            var text = String.valueOf(rows.getString(at));
                            if (text.toLowerCase(Locale.ROOT).matches(word))
                                found.merge(
                                        (table + "." + columns.getColumnName(at))
                                                .toLowerCase(Locale.ROOT),
                                        1,
                                        Integer::sum);
                        }
                }
            }
        }
        return found;
    }
}
