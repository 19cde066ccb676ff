/** Lasting effects, and magic. Start at {@link emberdelve.server.feature.effect.EffectFeature}. */
@NullMarked
package emberdelve.server.feature.effect;

import org.jspecify.annotations.NullMarked;
