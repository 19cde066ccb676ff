/**
 * The path on which a class goes on, chosen once. Start at {@link
 * emberdelve.server.feature.path.PathFeature}.
 */
@NullMarked
package emberdelve.server.feature.path;

import org.jspecify.annotations.NullMarked;
