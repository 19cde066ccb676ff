/**
 * Reads content while the world runs, says what would change, keeps every version by its hash, and
 * hands it to the world (docs/operating.md: New content). Start at {@link
 * emberdelve.server.reload.ContentDesk}; what the world does with it is {@code World.reload}.
 */
@NullMarked
package emberdelve.server.reload;

import org.jspecify.annotations.NullMarked;
