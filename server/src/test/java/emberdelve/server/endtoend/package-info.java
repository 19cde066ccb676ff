/**
 * The server as its players and its operator have it: started by the launcher, played over sockets,
 * stopped by signals. Start at {@link emberdelve.server.endtoend.TwoPlayersIT}.
 *
 * <p>Nothing here touches the server's own classes: what is tested is what can be typed and read.
 */
@NullMarked
package emberdelve.server.endtoend;

import org.jspecify.annotations.NullMarked;
