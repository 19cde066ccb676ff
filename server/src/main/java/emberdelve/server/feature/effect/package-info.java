/**
 * Effects of items and abilities, on whom they work, and the status effects that last. Start at
 * {@link emberdelve.server.feature.effect.EffectFeature}.
 */
@NullMarked
package emberdelve.server.feature.effect;

import org.jspecify.annotations.NullMarked;
