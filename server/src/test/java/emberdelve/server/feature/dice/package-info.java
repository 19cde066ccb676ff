/** Tests of the game of dice. */
@NullMarked
package emberdelve.server.feature.dice;

import org.jspecify.annotations.NullMarked;
