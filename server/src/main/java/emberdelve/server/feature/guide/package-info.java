/**
 * The guide, who leads people to places where they have been, for a fare. Start at {@link
 * emberdelve.server.feature.guide.GuideFeature}.
 */
@NullMarked
package emberdelve.server.feature.guide;

import org.jspecify.annotations.NullMarked;
