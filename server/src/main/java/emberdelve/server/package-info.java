/**
 * The beginning of the process: {@link emberdelve.server.Main}. What the server is made of is in
 * {@code wiring}; the world itself is in {@code kernel}, and nothing there knows that it is served.
 */
@NullMarked
package emberdelve.server;

import org.jspecify.annotations.NullMarked;
