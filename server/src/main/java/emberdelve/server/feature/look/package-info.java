/**
 * Seeing: rooms, things and people, and what one knows of oneself. Start at {@link
 * emberdelve.server.feature.look.LookFeature}.
 */
@NullMarked
package emberdelve.server.feature.look;

import org.jspecify.annotations.NullMarked;
