/**
 * Delves: dungeons that are made for those who enter. Start at {@link
 * emberdelve.server.feature.delve.DelveFeature}.
 */
@NullMarked
package emberdelve.server.feature.delve;

import org.jspecify.annotations.NullMarked;
