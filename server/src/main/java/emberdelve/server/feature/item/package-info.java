/**
 * Items: taking, wearing, giving, trading and banking them. Start at {@link
 * emberdelve.server.feature.item.ItemFeature}.
 */
@NullMarked
package emberdelve.server.feature.item;

import org.jspecify.annotations.NullMarked;
