/**
 * The rules of the game, one room (package) each: who moves, fights, falls ill, shares, speaks,
 * writes and may do what. Features use them, and they know none.
 */
@NullMarked
package emberdelve.server.rule;

import org.jspecify.annotations.NullMarked;
