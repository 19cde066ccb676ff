/**
 * Effects of items and abilities, on whom they work, and the status effects that last. Start at
 * {@link emberdelve.server.rule.effect.EffectFeature}.
 */
@NullMarked
package emberdelve.server.rule.effect;

import org.jspecify.annotations.NullMarked;
