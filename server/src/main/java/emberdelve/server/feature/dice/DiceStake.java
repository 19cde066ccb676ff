package emberdelve.server.feature.dice;

/**
 * The stake of a character on the table. The ledger has it as destroyed: it is made again for
 * whoever wins it, or for the character when the game was never ended.
 *
 * @param gold 1 or more
 */
record DiceStake(long gold) {}
