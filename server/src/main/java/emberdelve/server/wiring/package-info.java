/**
 * The wiring of the server: the only place that knows all of its parts. Start at {@link
 * emberdelve.server.wiring.ServerModule}.
 */
@NullMarked
package emberdelve.server.wiring;

import org.jspecify.annotations.NullMarked;
