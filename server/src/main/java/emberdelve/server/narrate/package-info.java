/**
 * Facts into words, for one reader, in their own person. Start at {@link
 * emberdelve.server.narrate.Narrator}.
 *
 * <p>Thread: the reader's event loop. It never sees the world.
 */
@NullMarked
package emberdelve.server.narrate;

import org.jspecify.annotations.NullMarked;
