/** Tests of backups while the server runs. */
@NullMarked
package emberdelve.server.backup;

import org.jspecify.annotations.NullMarked;
