package emberdelve.db.account;

import emberdelve.db.row.Require;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * The columns of an account that is to be made.
 *
 * @param name as its player wrote it; two that fold alike are the same name
 * @param passwordHash a PHC string of {@link PasswordHash}
 * @param role the server's word for what it may do: "player", …
 * @param at when it was made, by the wall clock, to the microsecond
 */
public record NewAccount(
        String name, String passwordHash, String role, boolean screenReader, Instant at) {
    public NewAccount {
        Require.word("name", name);
        Require.word("password_hash", passwordHash);
        Require.word("role", role);
        // The column keeps microseconds, so what is read back is what was given.
        at = at.truncatedTo(ChronoUnit.MICROS);
    }

    /** The account that is made of it, with that id. */
    public AccountRow row(long id) {
        return new AccountRow(
                id, name, NameFold.fold(name), passwordHash, role, screenReader, at, at);
    }
}
