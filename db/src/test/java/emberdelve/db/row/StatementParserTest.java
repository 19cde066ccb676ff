package emberdelve.db.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.UnableToCreateStatementException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;

/** Values go where they are meant to go, in a real database. */
final class StatementParserTest {
    private final Handle handle = StatementParser.usedBy(Jdbi.create("jdbc:h2:mem:")).open();

    @AfterEach
    void close() {
        handle.close();
    }

    private String asked(String sql, String... names) {
        var query = handle.createQuery(sql);
        for (var name : names) query.bind(name, name.toUpperCase(Locale.ROOT));
        return query.mapTo(String.class).one();
    }

    @Test
    void aNameIsReplacedWhereverItStands() {
        assertThat(asked("SELECT :one || '-' || :two||:one", "one", "two")).isEqualTo("ONE-TWOONE");
    }

    @Test
    void aQuestionMarkIsReplacedInOrder() {
        var query = handle.createQuery("SELECT ? || ?").bind(0, "a").bind(1, "b");

        assertThat(query.mapTo(String.class).one()).isEqualTo("ab");
    }

    @Test
    void whatIsQuotedIsLeftAlone() {
        assertThat(asked("SELECT ':one ? it''s :two' || :one", "one"))
                .isEqualTo(":one ? it's :twoONE");
        assertThat(asked("SELECT \":a?\" FROM (SELECT CAST(:one AS VARCHAR) AS \":a?\")", "one"))
                .isEqualTo("ONE");
    }

    @Test
    void aTypeBehindTwoColonsIsNoName() {
        assertThat(asked("SELECT 5::VARCHAR || :one", "one")).isEqualTo("5ONE");
    }

    @Test
    void aLoneColonAtTheEndIsTheDatabasesToRefuse() {
        assertThatThrownBy(() -> asked("SELECT 1 :"))
                .isInstanceOf(UnableToCreateStatementException.class);
    }

    @Test
    void aCommentIsRefusedWithItsStatement() {
        for (var comment : List.of("-- it's :none", "/* it's :none */"))
            assertThatThrownBy(() -> asked("SELECT 1 " + comment))
                    .hasMessageContaining("a comment")
                    .hasMessageContaining("SELECT 1");
        assertThat(asked("SELECT 7 - 4 / 2")).isEqualTo("5");
    }

    @Test
    void aQuoteThatIsNotClosedIsRefusedWithItsStatement() {
        assertThatThrownBy(() -> asked("SELECT 'open"))
                .hasMessageContaining("a quote is not closed")
                .hasMessageContaining("SELECT 'open");
    }
}
