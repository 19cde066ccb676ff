package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Rules;
import emberdelve.db.Database;
import emberdelve.db.account.NameTaken;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.seal.XpCurve;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.UntouchedWorld;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    void everybodyKeepsTheirLevelAndHowFarTheyHaveComeInIt() throws NameTaken {
        try (var database = played()) {
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
    void whoHasMoreThanCanBeCountedHasTheMostAndIsNamed() throws NameTaken {
        try (var database = UntouchedWorld.open(data)) {
            new MadeWorld(database)
                    .with("Mira", Role.PLAYER, with(1, 0, 0))
                    .with("Tolo", Role.PLAYER, with(1_500_000, 40_000_000_000L, 0))
                    .checkpoint();
            var shipped = ShippedContent.load().rules().experience();
            CurveRecount.bring(database, shipped, Instant.EPOCH);

            var most =
                    progress(database).entrySet().stream()
                            .filter(each -> each.getValue().xp() == Long.MAX_VALUE)
                            .map(Map.Entry::getKey)
                            .toList();
            assertThat(most).containsExactly("Tolo");
            assertThat(database.auditLog().last(1).getFirst().detail())
                    .contains("the most there is")
                    .contains(most);
            assertThat(database.verify().sound()).isTrue();
        }
        try (var database = open()) {
            assertThat(database.verify().characters()).isEqualTo(2);
        }
    }

    @Test
    @Rule("R4.9")
    void itIsDoneOnceForEachCurveAndNotAtAllForTheSame() throws NameTaken {
        try (var database = played()) {
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

    /** As it was played by the first curve. */
    private Database played() throws NameTaken {
        var database = UntouchedWorld.open(data);
        new MadeWorld(database)
                .with("Mira", Role.PLAYER, with(3, 71, 20))
                .with("Tolo", Role.PLAYER, with(1, 0, 0))
                .with("Brin", Role.OWNER, with(40, 4_900, 0))
                .with("Vera", Role.PLAYER, with(12, 800, 800))
                .with("Alba", Role.PLAYER, with(2, 40, 1))
                .checkpoint();
        return database;
    }

    private static Map<String, Object> with(int level, long xp, long given) {
        return Map.of("progress", new ProgressRow(level, xp, given, 1));
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
