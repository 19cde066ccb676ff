/**
 * The accounts of those who may enter: {@link Accounts}, with the one place that decides when two
 * names are the same ({@link NameFold}) and the one place that knows how passwords are kept ({@link
 * PasswordHash}).
 *
 * <p>Knows nothing of characters; what a role may do is decided by the server.
 */
@NullMarked
package emberdelve.db.account;

import org.jspecify.annotations.NullMarked;
