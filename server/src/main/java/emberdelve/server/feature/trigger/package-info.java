/**
 * Runs what builders write behind {@code triggers}, and keeps what those remember. Start at {@link
 * emberdelve.server.feature.trigger.TriggerFeature}.
 */
@NullMarked
package emberdelve.server.feature.trigger;

import org.jspecify.annotations.NullMarked;
