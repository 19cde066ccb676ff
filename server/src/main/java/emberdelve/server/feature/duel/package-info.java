/**
 * Duels: fights in a story, which harm nobody. Start at {@link
 * emberdelve.server.feature.duel.DuelFeature}.
 */
@NullMarked
package emberdelve.server.feature.duel;

import org.jspecify.annotations.NullMarked;
