/**
 * The smith who improves things for good, and hones edges for a while. Start at {@link
 * emberdelve.server.feature.smith.SmithFeature}.
 */
@NullMarked
package emberdelve.server.feature.smith;

import org.jspecify.annotations.NullMarked;
