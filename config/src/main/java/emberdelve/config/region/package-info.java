/**
 * The division of a dungeon into regions: {@code regions.yaml}, and which borders the content
 * allows. Start at {@link emberdelve.config.region.RegionFile}.
 */
@NullMarked
package emberdelve.config.region;

import org.jspecify.annotations.NullMarked;
