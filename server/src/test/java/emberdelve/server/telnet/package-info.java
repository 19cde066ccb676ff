/** The edge of the network, without a network. */
@NullMarked
package emberdelve.server.telnet;

import org.jspecify.annotations.NullMarked;
