/**
 * Many players over real sockets, against the server and against a bare echo. Start at {@link
 * emberdelve.bench.load.LoadBench}; {@link emberdelve.bench.load.Round} is one measurement and
 * {@link emberdelve.bench.load.Bot} one player.
 *
 * <p>Whom they play against is in {@code bench.opponent}; what bots do besides is in {@code
 * bench.play}.
 */
@NullMarked
package emberdelve.bench.load;

import org.jspecify.annotations.NullMarked;
