/** A game of dice for gold. Start at {@link emberdelve.server.feature.dice.DiceFeature}. */
@NullMarked
package emberdelve.server.feature.dice;

import org.jspecify.annotations.NullMarked;
