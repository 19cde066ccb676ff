/**
 * The rooms that each character has been in, kept over restarts, and the map of them for programs.
 * Start at {@link emberdelve.server.feature.atlas.AtlasFeature}.
 */
@NullMarked
package emberdelve.server.feature.atlas;

import org.jspecify.annotations.NullMarked;
