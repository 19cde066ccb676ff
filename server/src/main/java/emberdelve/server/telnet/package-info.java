/**
 * Connections, whatever carries them: accepts them and makes sessions of them. Start at {@link
 * TelnetServer}, which opens each {@link Listener}; {@link Pipelines} puts together what lies
 * before a session, and {@link SessionGate} begins it.
 *
 * <p>Nothing here knows what is said in a session.
 */
@NullMarked
package emberdelve.server.telnet;

import org.jspecify.annotations.NullMarked;
