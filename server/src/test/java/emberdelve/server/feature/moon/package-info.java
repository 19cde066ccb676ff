/**
 * A feature that the game does not have: it shows what a new one is made of, and that no file of
 * the others has to change for it. {@code docs/adding-a-feature.md} walks through it. Start at
 * {@link emberdelve.server.feature.moon.MoonFeature}.
 */
@NullMarked
package emberdelve.server.feature.moon;

import org.jspecify.annotations.NullMarked;
