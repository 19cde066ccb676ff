/**
 * Items and abilities at work: whom they touch ({@code Targeting}) and what they do there ({@code
 * Effects}).
 */
@NullMarked
package emberdelve.server.world.effect;

import org.jspecify.annotations.NullMarked;
