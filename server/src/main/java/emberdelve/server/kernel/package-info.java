/**
 * What every dungeon is, and no feature of it: the world with its zones and clocks, whose turn it
 * is, who notices what. Start at {@link emberdelve.server.kernel.World}; features join by {@link
 * emberdelve.server.kernel.WorldFeature}, {@link emberdelve.server.kernel.Parts} and {@link
 * emberdelve.server.kernel.Hooks}. Knows neither network nor database nor words.
 */
@NullMarked
package emberdelve.server.kernel;

import org.jspecify.annotations.NullMarked;
