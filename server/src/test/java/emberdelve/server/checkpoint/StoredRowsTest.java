package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Database;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.feature.Features;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Whatever a checkpoint stores comes back after a restart: rows in which every component has other
 * values are stored, the server starts anew, and what it then stores is the same, row by row. A new
 * component, or a new kind of row, is red until it has samples and comes back.
 */
class StoredRowsTest {
    /** Components of which nothing is in the world; they are always the same. */
    private static final Map<Class<?>, String> WITHOUT_MEANING =
            Map.of(CorpseRow.class, "killedBy");

    private static final Checkpoint STORED = SampleWorld.STORED;
    private static Checkpoint back = STORED;
    private static List<AuditRow> audit = List.of();

    @BeforeAll
    static void restart(@TempDir Path folder) throws NameTaken {
        try (var database = Database.open(folder, false, Features.tables())) {
            for (var name : StoredSamples.ACCOUNTS)
                database.accounts()
                        .create(new NewAccount(name, "x", "player", false, Instant.EPOCH));
            database.checkpoints().write(STORED);
        }
        // Everything is audited here: a row that was lost on the way would be found missing.
        try (var database = Database.open(folder, false, Features.tables())) {
            back = captured(database, database.checkpoints().loadWorld(RegionRow.WHOLE));
            audit = database.auditLog().last(STORED.audit().size() + 1).reversed();
            assertThat(database.lostThings()).isZero();
        }
    }

    /** All that the server would store, had everything in it changed. */
    private static Checkpoint captured(Database database, StoredWorld opened) {
        var row = opened.region();
        var known = new Capture(RegionRow.WHOLE, row.checkpoint(), row.digest(), SampleWorld.CLOCK);
        var sample = SampleWorld.restored(database, opened, known);
        sample.markAll();
        return new Capture(RegionRow.WHOLE, row.checkpoint(), 0, SampleWorld.CLOCK)
                .take(sample.world());
    }

    @Test
    void everyKindOfRowHasSamplesWithTwoValuesOfEveryComponent() {
        for (var rows : StoredSamples.kinds(STORED).entrySet()) {
            var kind = rows.getKey();
            assertThat(rows.getValue()).as("samples of %s", kind.getSimpleName()).isNotEmpty();
            for (var component : kind.getRecordComponents()) {
                var values = new HashSet<>();
                for (var row : rows.getValue()) values.add(Samples.value(row, component));
                var least = component.getName().equals(WITHOUT_MEANING.get(kind)) ? 1 : 2;
                assertThat(values)
                        .as("values of %s.%s", kind.getSimpleName(), component.getName())
                        .hasSizeGreaterThanOrEqualTo(least);
            }
        }
    }

    @Test
    void everyRowComesBackAsItWasStored() {
        var backs = StoredSamples.kinds(back);
        var differences = new ArrayList<String>();
        for (var rows : StoredSamples.kinds(STORED).entrySet()) {
            if (rows.getKey() == AuditRow.class) continue;
            var expected = byKey(rows.getValue());
            var found = byKey(backs.getOrDefault(rows.getKey(), List.of()));
            assertThat(found.keySet())
                    .as("the %ss that came back", rows.getKey().getSimpleName())
                    .isEqualTo(expected.keySet());
            expected.forEach((key, row) -> {
                for (var difference : Samples.differences(row, found.get(key)))
                    differences.add(rows.getKey().getSimpleName() + " " + key + ", " + difference);
            });
        }
        assertThat(differences).as("stored -> what came back").isEmpty();
        assertThat(audit).isEqualTo(STORED.audit());
    }

    @Test
    void theWorldsOwnNumbersComeBack() {
        assertThat(back.tick()).isEqualTo(STORED.tick());
        assertThat(back.nextId()).isEqualTo(STORED.nextId());
        assertThat(back.number()).isEqualTo(STORED.number() + 1);
    }

    private static Map<String, Record> byKey(List<? extends Record> rows) {
        var byKey = new TreeMap<String, Record>();
        for (var row : rows) {
            if (row instanceof CharacterRow character && StoredSamples.isAway(character)) continue;
            // The first component is the key of every kind.
            byKey.put(
                    String.valueOf(Samples.value(row, row.getClass().getRecordComponents()[0])),
                    row);
        }
        return byKey;
    }
}
