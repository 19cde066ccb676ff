/**
 * The paths on which classes go on, of which each character chooses one once. Start at {@link
 * emberdelve.server.feature.path.PathFeature}.
 */
@NullMarked
package emberdelve.server.feature.path;

import org.jspecify.annotations.NullMarked;
