/**
 * The help for new players: the tutorial, its lessons, and a count of how far newcomers get. Start
 * at {@link emberdelve.server.feature.newcomer.NewcomerFeature}.
 */
@NullMarked
package emberdelve.server.feature.newcomer;

import org.jspecify.annotations.NullMarked;
