/**
 * The answers of commands: facts for one reader, without layout. Start at {@link
 * emberdelve.server.view.View}.
 *
 * <p>Immutable; made on the world thread, shown by the reader's event loop. Every terminal shows
 * the same view, so none can know more than another.
 */
@NullMarked
package emberdelve.server.view;

import org.jspecify.annotations.NullMarked;
