/**
 * The world without its features: zones and their clocks, whose turn it is, who notices what. Start
 * at {@link emberdelve.server.kernel.World}. A feature joins through {@link
 * emberdelve.server.kernel.WorldFeature}, {@link emberdelve.server.kernel.Parts} and {@link
 * emberdelve.server.kernel.Hooks}. The kernel knows no network, no database and no message texts.
 */
@NullMarked
package emberdelve.server.kernel;

import org.jspecify.annotations.NullMarked;
