/**
 * The triggers that builders write, and what they remember. Start at {@link
 * emberdelve.server.feature.trigger.TriggerFeature}.
 */
@NullMarked
package emberdelve.server.feature.trigger;

import org.jspecify.annotations.NullMarked;
