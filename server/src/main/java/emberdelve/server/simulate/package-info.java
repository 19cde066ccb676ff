/**
 * Fights by the thousand, on the very engine that players play on, without a network. Start at
 * {@link emberdelve.server.simulate.Simulation}; {@link emberdelve.server.simulate.SimulatedFight}
 * is one fight.
 */
@NullMarked
package emberdelve.server.simulate;

import org.jspecify.annotations.NullMarked;
