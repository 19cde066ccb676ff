package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.old.OldCharacterRow;
import emberdelve.db.old.TypedCharacters;
import emberdelve.db.row.Table;

import org.flywaydb.core.api.configuration.Configuration;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.core.api.migration.Context;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.List;
import java.util.Locale;

/** Characters of schema 19, three packed texts each, are unpacked alike by both databases. */
class OldCharactersTest {
    private static final Path MIGRATIONS = Path.of("src/main/resources/emberdelve/db/migration");
    private static final Table<OldCharacterRow> OLD =
            Table.of("player_character", OldCharacterRow.class);

    private static final OldCharacterRow ARRANGED =
            character(
                    7,
                    "Mira",
                    """
                    1
                    combat brief
                    title of the "Ninth" Lamp, née Ölrun
                    mute trade
                    learned carry
                    alias kk kill %1; say ha'ha
                    given-xp 46
                    ignored-since 74
                    ignore 9 Tolo\
                    """,
                    """
                    1
                    speed\thasted\t50\tPT1M\t20
                    over\tpoisoned\t1d4\ttrue\tburns\tPT2S\t5\t3\t4
                    mind\tafraid\t2
                    recovers\tdash\t217\
                    """,
                    "died 878 1 old-mine/lamp-cabin an ogre overman");

    private static final OldCharacterRow PLAIN = character(8, "Tolo", "", "", "");
    private static final OldCharacterRow FALLEN =
            character(9, "Brin", "1\ndeleted yes", "", "fallen 12 3 old-mine/gallery a rat");

    @Test
    void inH2() throws IOException {
        requireUnpacked("jdbc:h2:mem:");
    }

    @Test
    void inPostgresql(@TempDir Path folder) throws IOException {
        PostgresServer.makeSchemaFor(folder);

        requireUnpacked(Files.readString(folder.resolve("world.url")).strip());
    }

    private static void requireUnpacked(String url) throws IOException {
        try (var handle = Jdbi.open(url)) {
            migrate(handle, 1, 21);
            handle.execute(
                    """
                    INSERT INTO account (name, folded_name, password_hash, role, screen_reader,
                                         created, last_login)
                    VALUES ('Mira', 'mira', 'x', 'player', FALSE, CURRENT_TIMESTAMP,
                            CURRENT_TIMESTAMP)\
                    """);
            handle.execute(
                    """
                    INSERT INTO world (id, world_id, seed, tick, checkpoint, next_id, digest, starts)
                    VALUES (1, 'w', 1, 900, 2, 100, 5, 1)\
                    """);
            OLD.save(handle, List.of(ARRANGED, PLAIN, FALLEN));

            handle.useTransaction(its -> new TypedCharacters().migrate(context(its)));
            migrate(handle, 23, 23);
            // A row of today has a column more.
            migrate(handle, 49, 49);

            assertThat(CharacterRow.TABLE.all(handle))
                    .containsExactly(ARRANGED.now(), PLAIN.now(), FALLEN.now());
        }
    }

    private static void migrate(Handle handle, int first, int last) throws IOException {
        try (var files = Files.list(MIGRATIONS)) {
            for (var file : files.sorted().toList()) {
                var version = Integer.parseInt(file.getFileName().toString().substring(1, 4));
                if (version >= first && version <= last)
                    handle.createScript(Files.readString(file)).execute();
            }
        }
    }

    private static Context context(Handle handle) {
        return new Context() {
            @Override
            public Configuration getConfiguration() {
                return new FluentConfiguration();
            }

            @Override
            public Connection getConnection() {
                return handle.getConnection();
            }
        };
    }

    private static OldCharacterRow character(
            long id, String name, String habits, String plight, String fate) {
        return new OldCharacterRow(
                id,
                1,
                name,
                name.toLowerCase(Locale.ROOT),
                "guardian",
                "she",
                3,
                250,
                20,
                30,
                4,
                60,
                3,
                40,
                0,
                5,
                2,
                12,
                9,
                10,
                11,
                14,
                8,
                50,
                "old-mine/lamp-cabin",
                1,
                25,
                true,
                false,
                false,
                900,
                10,
                habits,
                100,
                plight,
                fate);
    }
}
