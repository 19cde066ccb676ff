/**
 * Copies of the world that can be trusted: {@link emberdelve.db.backup.Backups} makes them, running
 * or stopped, and puts one back in the place of the world. A copy counts only when it was opened
 * and audited.
 */
@NullMarked
package emberdelve.db.backup;

import org.jspecify.annotations.NullMarked;
