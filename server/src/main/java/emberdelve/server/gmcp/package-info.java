/**
 * The messages to players' programs: views and talk as GMCP. Start at {@link
 * emberdelve.server.gmcp.Bulletins}.
 *
 * <p>Pure; knows nothing of connections, and nothing of the world but what views say. The shape of
 * each message is a schema under {@code docs/gmcp}.
 */
@NullMarked
package emberdelve.server.gmcp;

import org.jspecify.annotations.NullMarked;
