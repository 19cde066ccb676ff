/**
 * Rare monsters, which people talk of while they are about. Start at {@link
 * emberdelve.server.feature.rumour.RumourFeature}.
 */
@NullMarked
package emberdelve.server.feature.rumour;

import org.jspecify.annotations.NullMarked;
