/**
 * The world's own row, and the digests that are kept in it: {@link emberdelve.db.seal.WorldRow},
 * {@link emberdelve.db.seal.OwnDigests}. Whatever changes rows outside the ticks renews them, so
 * this package knows no other table than the world's and the end of the audit log.
 */
@NullMarked
package emberdelve.db.seal;

import org.jspecify.annotations.NullMarked;
