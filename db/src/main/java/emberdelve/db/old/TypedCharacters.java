package emberdelve.db.old;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.EffectRow;
import emberdelve.db.character.PlightRow;
import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.StatementParser;
import emberdelve.db.row.Table;
import emberdelve.db.seal.OwnDigests;

import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Unpacks the texts of all characters into the columns that V021 has added, before V023 takes the
 * texts away. The world's digest changes by as much as those of the rows: a world that was damaged
 * before is found damaged after it, and is then not migrated.
 *
 * <p>Thread: the one that opens.
 */
public final class TypedCharacters implements JavaMigration {
    private static final Table<OldCharacterRow> OLD =
            Table.of("player_character", OldCharacterRow.class);
    private static final Table<Unpacked> NEW = Table.of("player_character", Unpacked.class);

    /** Rows that are changed at once. */
    private static final int ROWS_MAX = 1_000;

    /** The columns of V021: whatever columns come later, they are none of this migration's. */
    private record Unpacked(
            long id,
            long givenXp,
            boolean deleted,
            Optional<String> combatDetail,
            String prompt,
            String title,
            boolean hints,
            boolean minimap,
            boolean assists,
            @JsonColumn List<String> mutedChannels,
            @JsonColumn List<String> learned,
            @JsonColumn Map<String, String> aliases,
            long ignoredSince,
            @JsonColumn Map<Long, String> ignored,
            @JsonColumn List<EffectRow> effects,
            @JsonColumn List<PlightRow.MindRow> minds,
            @JsonColumn Map<String, Long> recovering,
            boolean hardcore,
            Optional<Long> deathTick,
            Optional<Integer> deathLevel,
            Optional<String> deathRoom,
            Optional<String> deathKiller) {
        static Unpacked of(CharacterRow row) {
            var settings = row.settings();
            return new Unpacked(
                    row.id(),
                    row.progress().givenXp(),
                    row.deleted(),
                    settings.combatDetail(),
                    settings.prompt(),
                    settings.title(),
                    settings.hints(),
                    settings.minimap(),
                    settings.assists(),
                    settings.mutedChannels(),
                    settings.learned(),
                    settings.aliases(),
                    settings.ignoredSince(),
                    settings.ignored(),
                    row.plight().effects(),
                    row.plight().minds(),
                    row.plight().recovering(),
                    row.fate().hardcore(),
                    row.fate().deathTick(),
                    row.fate().deathLevel(),
                    row.fate().deathRoom(),
                    row.fate().deathKiller());
        }
    }

    @Override
    public MigrationVersion getVersion() {
        return MigrationVersion.fromVersion("022");
    }

    @Override
    public String getDescription() {
        return "typed characters";
    }

    @Override
    public @Nullable Integer getChecksum() {
        return null;
    }

    @Override
    public boolean canExecuteInTransaction() {
        return true;
    }

    @Override
    public void migrate(Context context) {
        // The connection is Flyway's, which closes it.
        var handle = StatementParser.usedBy(Jdbi.create(context.getConnection())).open();
        migrate(handle);
    }

    private static void migrate(Handle handle) {
        var difference = new long[1];
        var unpacked = new ArrayList<Unpacked>();
        OLD.each(
                handle,
                row -> {
                    var now = row.now();
                    difference[0] += CharacterRow.TABLE.digest(now) - row.digest();
                    unpacked.add(Unpacked.of(now));
                    if (unpacked.size() == ROWS_MAX) save(handle, unpacked);
                });
        save(handle, unpacked);
        if (difference[0] != 0) OwnDigests.rowsMigrated(handle, difference[0]);
    }

    private static void save(Handle handle, List<Unpacked> rows) {
        NEW.save(handle, rows);
        rows.clear();
    }
}
