package emberdelve.server.feature.dice;

import java.util.Optional;

/**
 * The house where dice are played in this world.
 *
 * @param table the table of the house; empty if content has no game of dice
 */
record DiceHouse(Optional<DiceTable> table) {}
