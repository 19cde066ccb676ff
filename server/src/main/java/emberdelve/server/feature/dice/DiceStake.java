package emberdelve.server.feature.dice;

/**
 * The stake of a character on the table. The ledger books its gold as destroyed, and as made again
 * for whoever wins it, or for the character if the stake is given back.
 *
 * @param gold the coins, at least 1
 */
record DiceStake(long gold) {}
