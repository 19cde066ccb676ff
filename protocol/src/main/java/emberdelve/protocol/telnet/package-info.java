/**
 * The door: a Netty handler that turns octets into {@link TelnetEvent}s and {@link TelnetOutput}
 * into octets. Start at {@link TelnetCodec}, then {@link TelnetHandler}, {@link TelnetDecoder} for
 * the way in and {@link TelnetEncoder} for the way out; {@link Conversation} joins them.
 *
 * <p>It must not know who is at the other end or what the lines mean.
 */
@NullMarked
package emberdelve.protocol.telnet;

import org.jspecify.annotations.NullMarked;
