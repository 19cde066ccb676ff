package emberdelve.server.feature.dice;

import java.util.Optional;

/**
 * The house of this world where dice are played.
 *
 * @param table empty where content has no game
 */
record DiceHouse(Optional<DiceTable> table) {}
