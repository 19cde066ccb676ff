/**
 * From connecting to leaving: a state machine of stages. Start at {@link
 * emberdelve.server.session.Session}.
 *
 * <p>Thread: its connection's event loop.
 */
@NullMarked
package emberdelve.server.session;

import org.jspecify.annotations.NullMarked;
