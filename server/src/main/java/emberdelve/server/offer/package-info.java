/**
 * The offer of a feature to the rest of the server: verbs, words, pages, topics, stored tables.
 * Start at {@link emberdelve.server.offer.Feature}. {@link emberdelve.server.offer.Registry}
 * collects what all features offer and refuses duplicates. No class here names a feature.
 */
@NullMarked
package emberdelve.server.offer;

import org.jspecify.annotations.NullMarked;
