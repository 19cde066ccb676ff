/**
 * The parts that all bots share: names and log-ins, reading and typing, and the finding of ways.
 * Start at {@link emberdelve.server.bot.Bot}, who plays in this process, or at {@link
 * emberdelve.server.bot.Visits}, who come over sockets to a server's first, short life, from which
 * the JVM learns how to let players in.
 *
 * <p>What a bot wants is not here: {@code simulate} plays as well as it can, and {@code bench.play}
 * as busily.
 */
@NullMarked
package emberdelve.server.bot;

import org.jspecify.annotations.NullMarked;
