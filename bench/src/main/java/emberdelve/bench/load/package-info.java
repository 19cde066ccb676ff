/**
 * Many players over real sockets, against the server and against a bare echo. Start at {@link
 * emberdelve.bench.load.LoadTest}; {@link emberdelve.bench.load.Round} is one measurement and
 * {@link emberdelve.bench.load.Bot} one player.
 *
 * <p>Knows the server only as a process that speaks Telnet: none of its classes. What bots do
 * besides is in {@code bench.play}.
 */
@NullMarked
package emberdelve.bench.load;

import org.jspecify.annotations.NullMarked;
