/**
 * The assembly of octets to lines: {@link LineAssembler}. Knows no option and no command of Telnet.
 */
@NullMarked
package emberdelve.protocol.line;

import org.jspecify.annotations.NullMarked;
