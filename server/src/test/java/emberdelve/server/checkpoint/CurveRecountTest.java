package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Rules;
import emberdelve.db.Database;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.backup.Backups;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.seal.XpCurve;
import emberdelve.server.feature.Features;
import emberdelve.server.rule.Rule;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/** A world that was played by the first curve is started with content that has another one. */
class CurveRecountTest {
    private static final XpCurve STEEPER = new XpCurve(2, 30);

    private final Path data;

    CurveRecountTest(@TempDir Path folder) {
        data = folder.resolve("data");
    }

    @Test
    @Rule("R4.9")
    void everybodyKeepsTheirLevelAndHowFarTheyHaveComeInIt() throws IOException {
        restoreOld();
        try (var database = open()) {
            var before = progress(database);
            CurveRecount.bring(database, by(STEEPER), Instant.EPOCH);

            var rule = CurveRecount.between(XpCurve.FIRST, STEEPER);
            var now = progress(database);
            assertThat(now).hasSameSizeAs(before).isNotEqualTo(before);
            now.forEach((name, counted) -> {
                var stored = Objects.requireNonNull(before.get(name));
                assertThat(counted).as(name).isEqualTo(rule.counted(stored));
                assertThat(counted.level()).as(name).isEqualTo(stored.level());
                assertThat(counted.choicesLeft()).as(name).isEqualTo(stored.choicesLeft());
            });
            assertThat(database.auditLog().last(1))
                    .singleElement()
                    .extracting(AuditRow::deed, AuditRow::detail)
                    .containsExactly("recount", "L^1.5 × 20 to L^2.0 × 30, 5 characters");
            assertThat(database.verify().sound()).isTrue();
        }
    }

    /** Its characters have the largest levels and the most experience that a column takes. */
    @Test
    @Rule("R4.9")
    void whoHasMoreThanCanBeCountedHasTheMostAndIsNamed() {
        restore(Path.of("../db/src/test/resources/emberdelve/db/released/schema-3.zip"));
        try (var database = open()) {
            var shipped = ShippedContent.load().rules().experience();
            CurveRecount.bring(database, shipped, Instant.EPOCH);

            var most =
                    progress(database).entrySet().stream()
                            .filter(each -> each.getValue().xp() == Long.MAX_VALUE)
                            .map(Map.Entry::getKey)
                            .toList();
            assertThat(most).isNotEmpty();
            assertThat(database.auditLog().last(1).getFirst().detail())
                    .contains("the most there is")
                    .contains(most);
            assertThat(database.verify().sound()).isTrue();
        }
        try (var database = open()) {
            assertThat(database.verify().characters()).isEqualTo(23);
        }
    }

    @Test
    @Rule("R4.9")
    void itIsDoneOnceForEachCurveAndNotAtAllForTheSame() throws IOException {
        restoreOld();
        try (var database = open()) {
            var before = progress(database);
            CurveRecount.bring(database, by(XpCurve.FIRST), Instant.EPOCH);
            assertThat(progress(database)).isEqualTo(before);

            CurveRecount.bring(database, by(STEEPER), Instant.EPOCH);
            var counted = progress(database);
            CurveRecount.bring(database, by(STEEPER), Instant.EPOCH);
            assertThat(progress(database)).isEqualTo(counted);
        }
        try (var database = open()) {
            var counted = progress(database);
            CurveRecount.bring(database, by(STEEPER), Instant.EPOCH);
            assertThat(progress(database)).isEqualTo(counted);
        }
    }

    /** Level 3 is from 57 to 103 by the first curve, and from 121 to 270 by the other. */
    @Test
    @Rule("R4.9")
    void giftsOfStaffAndWhatLiesInCorpsesAreCountedAlike() {
        var rule = CurveRecount.between(XpCurve.FIRST, STEEPER);
        assertThat(rule.counted(new ProgressRow(3, 57, 0, 2)))
                .isEqualTo(new ProgressRow(3, 121, 0, 2));
        assertThat(rule.counted(new ProgressRow(3, 103, 0, 0)))
                .isEqualTo(new ProgressRow(3, 121 + 46 * 150 / 47, 0, 0));
        assertThat(rule.counted(new ProgressRow(3, 57, 57, 0)))
                .as("all of it given")
                .isEqualTo(new ProgressRow(3, 121, 121, 0));
        assertThat(rule.counted(new ProgressRow(3, 57, 20, 0)).givenXp()).isEqualTo(20 * 121 / 57);
        assertThat(rule.counted(new ProgressRow(3, 30, 0, 0)))
                .as("staff took some of an earlier level")
                .isEqualTo(new ProgressRow(3, 30 * 121 / 57, 0, 0));
        assertThat(rule.counted(new ProgressRow(1, 0, 0, 0)))
                .isEqualTo(new ProgressRow(1, 0, 0, 0));
        assertThat(rule.leftBehind(4, 3)).isEqualTo(4 * 150 / 47);
    }

    private Database open() {
        return Database.open(data, false, Features.tables());
    }

    private void restoreOld() throws IOException {
        var zip = data.resolveSibling("old.zip");
        try (var in = CurveRecountTest.class.getResourceAsStream("schema-19.zip")) {
            Files.copy(Objects.requireNonNull(in), zip);
        }
        restore(zip);
    }

    private void restore(Path zip) {
        new Backups(data.resolveSibling("backup"), Features.tables())
                .restore(data, zip, Instant.EPOCH, OpeningProgress.UNHEARD);
    }

    private static Map<String, ProgressRow> progress(Database database) {
        var all = new TreeMap<String, ProgressRow>();
        database.characters().each(row -> all.put(row.name(), row.progress()));
        return all;
    }

    private static Rules.Experience by(XpCurve curve) {
        return new Rules.Experience(curve.exponent(), curve.factor(), 2, 2, Optional.of(33), 20);
    }
}
