/**
 * Backups while the server runs: {@link emberdelve.server.backup.BackupService}. How one is made
 * and checked is in {@code emberdelve.db.backup}.
 */
@NullMarked
package emberdelve.server.backup;

import org.jspecify.annotations.NullMarked;
