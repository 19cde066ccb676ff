/**
 * Delves: dungeons that are generated for the players who enter them. Start at {@link
 * emberdelve.server.feature.delve.DelveFeature}.
 */
@NullMarked
package emberdelve.server.feature.delve;

import org.jspecify.annotations.NullMarked;
