package emberdelve.db.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.net.URI;
import java.sql.DriverManager;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

class RecordColumnsTest {
    private static final Instant NOON = Instant.parse("2026-11-23T12:00:00Z");
    private static final Table<Person> PEOPLE = Table.of("person", Person.class);

    private final Sql sql = Sql.open(() -> DriverManager.getConnection("jdbc:h2:mem:"));

    /** One of each kind of component. */
    record Person(
            long id,
            String name,
            Rank rank,
            boolean alive,
            Instant since,
            Optional<Instant> until,
            @JsonColumn List<String> friends) {}

    record Rank(int level, Optional<Double> share) {
        Rank {
            if (level < 0) throw new IllegalArgumentException("level: " + level + " (expected: 0)");
        }
    }

    record Place(URI where) {}

    @BeforeEach
    void makeATable() {
        sql.execute(
                """
                CREATE TABLE person (friends VARCHAR, until TIMESTAMP WITH TIME ZONE, id BIGINT,
                    since TIMESTAMP WITH TIME ZONE, name VARCHAR, level INTEGER,
                    share DOUBLE PRECISION, alive BOOLEAN)\
                """);
    }

    @AfterEach
    void close() {
        sql.close();
    }

    @Test
    void columnsAreFoundByTheirNamesInWhateverOrder() {
        insert(7, "Mira", 3, 0.5, true, NOON, NOON.plusSeconds(1), "[\"Tolo\"]");
        assertThat(read())
                .containsExactly(
                        new Person(
                                7,
                                "Mira",
                                new Rank(3, Optional.of(0.5)),
                                true,
                                NOON,
                                Optional.of(NOON.plusSeconds(1)),
                                List.of("Tolo")));
    }

    @Test
    void whatIsMissingIsEmpty() {
        insert(8, "Tolo", 1, null, false, NOON, null, "[]");
        assertThat(read())
                .containsExactly(
                        new Person(
                                8,
                                "Tolo",
                                new Rank(1, Optional.empty()),
                                false,
                                NOON,
                                Optional.empty(),
                                List.of()));
    }

    @Test
    void whatIsNoJsonIsToldWithWhatWasExpected() {
        insert(9, "Sable", 1, null, false, NOON, null, "[Tolo");
        assertThatThrownBy(this::read)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected: java.util.List<java.lang.String>");
    }

    @Test
    void whatARecordRefusesIsToldInItsOwnWords() {
        insert(10, "Varn", -1, null, false, NOON, null, "[]");
        assertThatThrownBy(this::read)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("level: -1 (expected: 0)");
    }

    @Test
    void aComponentOfAnotherTypeIsRefusedAtOnce() {
        assertThatThrownBy(() -> Table.of("place", Place.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("java.net.URI (expected: a number, boolean, String");
    }

    private void insert(Object... values) {
        sql.execute(
                "INSERT INTO person (id, name, level, share, alive, since, until, friends)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                values);
    }

    private List<Person> read() {
        return PEOPLE.all(sql);
    }
}
