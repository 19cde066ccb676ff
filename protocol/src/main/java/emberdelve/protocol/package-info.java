/**
 * Telnet for Netty, as text games speak it. It knows nothing of any game.
 *
 * <p>Start at {@link emberdelve.protocol.telnet.TelnetCodec}, which puts everything into a
 * pipeline. The other packages are the pure parts it is made of: {@code negotiate} (who may do
 * what), {@code option} (what each option says), {@code line} (octets to lines), {@code style}
 * (styled text to lines of octets). None of them knows {@code telnet}.
 */
@NullMarked
package emberdelve.protocol;

import org.jspecify.annotations.NullMarked;
