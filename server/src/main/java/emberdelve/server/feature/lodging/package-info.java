/**
 * Rooms that players rent by the week. Start at {@link
 * emberdelve.server.feature.lodging.LodgingFeature}.
 */
@NullMarked
package emberdelve.server.feature.lodging;

import org.jspecify.annotations.NullMarked;
