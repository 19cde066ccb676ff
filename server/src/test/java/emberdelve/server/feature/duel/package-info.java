/** Tests of the rules of duels, without a world. */
@NullMarked
package emberdelve.server.feature.duel;

import org.jspecify.annotations.NullMarked;
