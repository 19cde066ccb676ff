/**
 * Items: taking, wearing, giving, trading and banking them. Start at {@link
 * emberdelve.server.rule.item.ItemFeature}.
 */
@NullMarked
package emberdelve.server.rule.item;

import org.jspecify.annotations.NullMarked;
