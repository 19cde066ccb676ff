package emberdelve.server.feature.dice;

import java.util.Optional;

/**
 * Where dice are played in this world.
 *
 * @param table empty where content has no game
 */
record DiceHouse(Optional<DiceTable> table) {}
