package emberdelve.db.open;

import emberdelve.db.row.Sql;

import java.sql.SQLException;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Statements that are tried one by one, to learn which of them the database refuses; each finds
 * what those before it have changed. Thread: the writer's, inside {@link Store#rehearse}.
 */
public final class Rehearsal {
    private final Sql writer;

    Rehearsal(Sql writer) {
        this.writer = writer;
    }

    /**
     * Tries the statement; answers why it is refused, or empty when it is not.
     *
     * @throws RuntimeException if the database fails
     */
    public Optional<String> refusal(Consumer<Sql> statement) {
        var before = writer.savepoint();
        try {
            statement.accept(writer);
            writer.release(before);
            return Optional.empty();
        } catch (RuntimeException failed) {
            if (isOfDatabase(failed) && !Reasons.isIntegrity(failed)) throw failed;
            writer.rollBack(before);
            return Optional.of(Reasons.of(failed));
        }
    }

    /**
     * Whether the failure came from the database: otherwise the statement never got there, and its
     * values are at fault.
     */
    private static boolean isOfDatabase(Throwable failed) {
        for (var cause = failed; cause != null; cause = cause.getCause())
            if (cause instanceof SQLException) return true;
        return false;
    }
}
