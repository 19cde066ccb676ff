/**
 * The recording of what came into a game, and the same game played again from it. Start at {@link
 * emberdelve.server.replay.Replay}; {@link emberdelve.server.replay.InputLog} is what it reads,
 * {@link emberdelve.server.replay.TickHash} how two games are compared.
 *
 * <p>Must not know sockets, sessions or the database's file: rows only.
 */
@NullMarked
package emberdelve.server.replay;

import org.jspecify.annotations.NullMarked;
