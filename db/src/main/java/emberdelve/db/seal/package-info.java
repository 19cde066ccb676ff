/**
 * The world's own row, those of its regions, and the digests that are kept in it: {@link
 * emberdelve.db.seal.WorldRow}, {@link emberdelve.db.seal.RegionRow}, {@link
 * emberdelve.db.seal.OwnDigests}. Whatever changes rows outside the ticks renews them, so this
 * package knows no other table than these two and the end of the audit log.
 */
@NullMarked
package emberdelve.db.seal;

import org.jspecify.annotations.NullMarked;
