package emberdelve.db.account;

import emberdelve.db.row.RowDigest;

import java.time.Instant;

/**
 * A person's account.
 *
 * @param foldedName what {@link NameFold} makes of the name; unique
 * @param passwordHash a PHC string; see {@link PasswordHash}
 * @param role the server's word for what it may do
 * @param screenReader whether this person listens to a screen reader
 * @param created wall clock, to the microsecond
 * @param lastLogin wall clock, to the microsecond; at first the same as {@code created}
 */
public record AccountRow(
        long id,
        String name,
        String foldedName,
        String passwordHash,
        String role,
        boolean screenReader,
        Instant created,
        Instant lastLogin) {
    AccountRow loggedIn(Instant at) {
        return new AccountRow(id, name, foldedName, passwordHash, role, screenReader, created, at);
    }

    /** The digest of the row, which changes whenever a column does; see {@link RowDigest}. */
    public long digest() {
        return RowDigest.of("account")
                .add(id)
                .add(name)
                .add(foldedName)
                .add(passwordHash)
                .add(role)
                .add(screenReader)
                .add(created.getEpochSecond())
                .add(created.getNano())
                .add(lastLogin.getEpochSecond())
                .add(lastLogin.getNano())
                .value();
    }
}
