/**
 * Duels: one character challenges another to a fight told as a story, in which nobody is harmed.
 * Start at {@link emberdelve.server.feature.duel.DuelFeature}.
 */
@NullMarked
package emberdelve.server.feature.duel;

import org.jspecify.annotations.NullMarked;
