/**
 * Telnet connections: accepts them and makes sessions of them.
 */
@NullMarked
package emberdelve.server.telnet;

import org.jspecify.annotations.NullMarked;
