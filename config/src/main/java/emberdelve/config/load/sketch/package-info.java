/**
 * The questions of the readers to a file, found out by having them read: the one source of the
 * schemas that editors use. Start at {@link emberdelve.config.load.sketch.Sketch}.
 *
 * <p>A {@link emberdelve.config.load.sketch.Probe} is a document made by chance of all that is
 * known so far; while the readers read it, a {@link emberdelve.config.load.sketch.Visit} hears what
 * they ask each node for, and the next probe has more to offer. Nothing here knows what any reader
 * reads.
 */
@NullMarked
package emberdelve.config.load.sketch;

import org.jspecify.annotations.NullMarked;
