/**
 * The servers that are measured: ours as a process of its own, and a bare echo beside it. Start at
 * {@link emberdelve.bench.opponent.Opponent}; {@link emberdelve.bench.opponent.Footprint} reads
 * what the process takes of the machine.
 *
 * <p>Knows the server only as a process that speaks Telnet: of its classes none but those of bots.
 */
@NullMarked
package emberdelve.bench.opponent;

import org.jspecify.annotations.NullMarked;
