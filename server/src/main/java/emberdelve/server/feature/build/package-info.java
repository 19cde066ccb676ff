/**
 * Building in the game: {@code dig}, {@code link}, {@code place}, {@code edit}, {@code show}
 * (docs/building.md: Building in the game). The verbs only turn a typed line into a wish; {@code
 * server/builder} works out the changed files, and {@code server/reload} checks and writes them and
 * swaps the content. Start at {@link emberdelve.server.feature.build.BuildFeature}.
 */
@NullMarked
package emberdelve.server.feature.build;

import org.jspecify.annotations.NullMarked;
