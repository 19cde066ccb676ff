/**
 * Building in the game: {@code dig}, {@code link}, {@code place}, {@code edit}, {@code show}
 * (docs/building.md: Building in the game). The verbs say what is wanted; files are thought out by
 * {@code server/builder}, and checked, written and swapped by {@code server/reload}. Start at
 * {@link emberdelve.server.feature.build.BuildFeature}.
 */
@NullMarked
package emberdelve.server.feature.build;

import org.jspecify.annotations.NullMarked;
