/**
 * The log of what the staff did: {@link AuditLog}. Rows come in with the checkpoint of the deed, so
 * that both survive or neither, and are never changed; each carries a hash of all before it.
 */
@NullMarked
package emberdelve.db.audit;

import org.jspecify.annotations.NullMarked;
