/**
 * The game server. Start at {@link emberdelve.server.Main}; the world itself is in {@code world},
 * and nothing there knows that it is served.
 */
@NullMarked
package emberdelve.server;

import org.jspecify.annotations.NullMarked;
