/**
 * A player's session, from connecting to leaving: a state machine of stages such as login and play.
 * Start at {@link emberdelve.server.session.Session}.
 *
 * <p>Thread: the event loop of the session's connection.
 */
@NullMarked
package emberdelve.server.session;

import org.jspecify.annotations.NullMarked;
