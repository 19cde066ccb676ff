/**
 * The tutorial, hints, and how far newcomers come. Start at {@link
 * emberdelve.server.feature.newcomer.NewcomerFeature}.
 */
@NullMarked
package emberdelve.server.feature.newcomer;

import org.jspecify.annotations.NullMarked;
