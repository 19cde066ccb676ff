package emberdelve.db.open;

import org.h2.api.ErrorCode;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.util.Optional;

/** The reason that a library threw, as one short clause: no stack, no statement, no second line. */
final class Reasons {
    private Reasons() {}

    static String of(Throwable thrown) {
        return switch (thrown) {
            case AccessDeniedException _ -> "permission denied";
            case FileAlreadyExistsException _ -> "not a folder";
            case IOException failed -> clause(failed);
            case SQLException failed -> ofDatabase(failed);
            default ->
                    thrown.getCause() instanceof SQLException failed
                            ? ofDatabase(failed)
                            : clause(thrown);
        };
    }

    /** Whether the file itself is broken, so that trying again will not help. */
    static boolean isDamage(Throwable thrown) {
        for (var cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException failed) {
                return failed.getErrorCode() == ErrorCode.FILE_CORRUPTED_1;
            }
        }
        return false;
    }

    /** Whether it was the sync that failed, and not a write before it. */
    static boolean isSync(Throwable thrown) {
        for (var cause = thrown; cause != null; cause = cause.getCause()) {
            var message = cause.getMessage();
            if (message != null && message.contains("Could not sync")) return true;
        }
        return false;
    }

    /** Whether somebody else has held a lock for too long; PostgreSQL only. */
    static boolean isLockTimeout(Throwable thrown) {
        return thrown.getCause() instanceof SQLException failed
                && "55P03".equals(failed.getSQLState());
    }

    static boolean isIntegrity(Throwable thrown) {
        for (var cause = thrown; cause != null; cause = cause.getCause()) {
            // SQL's class 23: a constraint said no. Class 22: a value that does not fit.
            if (cause instanceof SQLException failed) {
                var state = failed.getSQLState();
                return state != null && (state.startsWith("23") || state.startsWith("22"));
            }
        }
        return false;
    }

    private static String ofDatabase(SQLException failed) {
        return switch (failed.getErrorCode()) {
            case ErrorCode.DATABASE_ALREADY_OPEN_1 -> "in use by another process";
            case ErrorCode.FILE_CORRUPTED_1 -> "damaged: it is not a whole database";
            case ErrorCode.FILE_VERSION_ERROR_1 -> "of another version of the database";
            case ErrorCode.WRONG_USER_OR_PASSWORD -> "somebody else's database: it has other users";
            default ->
                    failedFile(failed)
                            .map(Reasons::clause)
                            .orElseGet(() -> clause(inBatch(failed)));
        };
    }

    /**
     * The failure itself, around which PostgreSQL's driver puts another with the whole statement.
     */
    private static SQLException inBatch(SQLException failed) {
        var next = failed.getNextException();
        return failed instanceof BatchUpdateException && next != null ? next : failed;
    }

    /**
     * The failure of a file, if that is the cause: "No space left on device" says more than the
     * database's "general error" around it.
     */
    private static Optional<IOException> failedFile(Throwable thrown) {
        for (var cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof IOException failed) return Optional.of(failed);
        }
        return Optional.empty();
    }

    private static String clause(Throwable thrown) {
        var message = thrown.getMessage();
        if (message == null) return thrown.getClass().getSimpleName();

        var statement = message.indexOf("; SQL statement");
        var first = statement < 0 ? message : message.substring(0, statement);
        return first.lines().findFirst().orElse(first).strip();
    }
}
