/**
 * The wall of the week, which shows who has done most since Monday. Start at {@link
 * emberdelve.server.feature.wall.WallFeature}.
 */
@NullMarked
package emberdelve.server.feature.wall;

import org.jspecify.annotations.NullMarked;
