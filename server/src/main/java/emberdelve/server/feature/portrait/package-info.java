/**
 * The words of characters about themselves. Start at {@link
 * emberdelve.server.feature.portrait.PortraitFeature}.
 */
@NullMarked
package emberdelve.server.feature.portrait;

import org.jspecify.annotations.NullMarked;
