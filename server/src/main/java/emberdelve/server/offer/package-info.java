/**
 * What a feature offers to those outside of its room. Start at {@link
 * emberdelve.server.offer.Feature}; {@link emberdelve.server.offer.Registry} brings together what
 * all features offer, each thing once. Knows no feature by name.
 */
@NullMarked
package emberdelve.server.offer;

import org.jspecify.annotations.NullMarked;
