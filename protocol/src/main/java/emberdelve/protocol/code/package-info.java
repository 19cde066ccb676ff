/** The octets in which text travels: {@link emberdelve.protocol.code.TextCode}. Pure. */
@NullMarked
package emberdelve.protocol.code;

import org.jspecify.annotations.NullMarked;
