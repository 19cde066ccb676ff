package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.PasswordSettings;
import emberdelve.db.Database;
import emberdelve.db.backup.Backups;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.EffectRow;
import emberdelve.db.character.FateRow;
import emberdelve.db.character.PlightRow;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.transfer.ImportRefused;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.mail.LetterRow;
import emberdelve.server.feature.sanction.SanctionRow;
import emberdelve.server.session.LawfulCharacters;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** A world that was played with schema 19, when settings, plight and fate were packed texts. */
class OldWorldsTest {
    private final Path data;

    OldWorldsTest(@TempDir Path folder) {
        data = folder.resolve("data");
    }

    @Test
    void aBackupOfSchema19IsRestoredAndNothingInItIsLost() throws IOException {
        var zip = data.resolveSibling("old.zip");
        try (var in = resource("schema-19.zip")) {
            Files.copy(in, zip);
        }
        new Backups(data.resolveSibling("backup"), Features.tables())
                .restore(data, zip, Instant.EPOCH, OpeningProgress.UNHEARD);
        try (var database = Database.open(data, false, Features.tables())) {
            assertThat(database.verify().lines())
                    .containsExactly(
                            "sound at checkpoint 188, tick 1404: 5 characters, 34 items, 11"
                                    + " corpses, 531 gold");
            assertUnpacked(database);
            var stored = database.checkpoints().loadWorld();
            assertThat(stored.rows(LetterRow.TABLE)).hasSize(3);
            assertThat(stored.rows(SanctionRow.TABLE)).hasSize(3);
        }
    }

    @Test
    void anExportOfThatTimeIsImported() throws IOException, ImportRefused {
        var content = ShippedContent.load();
        try (var database = Database.open(data, false, Features.tables());
                var in = resource("characters-3.json")) {
            var report =
                    database.transfers()
                            .importFrom(
                                    in,
                                    false,
                                    Instant.EPOCH,
                                    CurveRecount::between,
                                    new LawfulCharacters(content, PasswordSettings.DEFAULTS));

            assertThat(report.characters()).isEqualTo(5);
            assertThat(report.gold()).isEqualTo(423);
            assertUnpacked(database);
        }
    }

    private static void assertUnpacked(Database database) {
        var mira = character(database, "Mira");
        var settings = mira.settings();
        assertThat(settings.combatDetail()).contains("brief");
        assertThat(settings.prompt()).isEqualTo("HP %h of %H >");
        assertThat(settings.title()).isEqualTo("of the Ninth Lamp");
        assertThat(settings.mutedChannels()).containsExactly("trade");
        assertThat(settings.aliases()).isEqualTo(Map.of("kk", "kill %1"));
        assertThat(settings.learned()).contains("carry", "tutorial", "win");
        assertThat(settings.hints()).isFalse();
        assertThat(settings.minimap()).isTrue();
        assertThat(settings.assists()).isFalse();
        assertThat(mira.progress().givenXp()).isEqualTo(46);
        assertThat(mira.purse().bankGold()).isEqualTo(100);
        assertThat(plight(mira).effects())
                .containsExactly(
                        new EffectRow.Strength(
                                "iron-skinned", 0, 0, 2, 0, 0, 2, 0, 0, Duration.ofMinutes(1), 49));
        var tolo = character(database, "Tolo");
        assertThat(plight(tolo).recovering()).isEqualTo(Map.of("dash", 217L));
        assertThat(tolo.fate())
                .isEqualTo(FateRow.died(false, 878, 1, "old-mine/lamp-cabin", "an ogre overman"));
        var brin = character(database, "Brin");
        assertThat(brin.fate().hasFallen()).isTrue();
        assertThat(brin.settings().ignored()).isEqualTo(Map.of(3L, "Tolo"));
        assertThat(brin.settings().ignoredSince()).isEqualTo(74);
        assertThat(brin.settings().combatDetail()).isEqualTo(Optional.empty());
    }

    private static PlightRow plight(CharacterRow row) {
        return row.plight();
    }

    private static CharacterRow character(Database database, String name) {
        return database.characters().byName(name).orElseThrow();
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(OldWorldsTest.class.getResourceAsStream(name));
    }
}
