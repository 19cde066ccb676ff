/** The terminal that a session can write to, whatever the wire behind it. */
@NullMarked
package emberdelve.server.terminal;

import org.jspecify.annotations.NullMarked;
