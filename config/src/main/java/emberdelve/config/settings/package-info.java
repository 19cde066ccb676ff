/**
 * The settings of the server: the parts of {@code server.yaml} as records that check themselves.
 * Start at {@link emberdelve.config.settings.Settings}; {@link
 * emberdelve.config.settings.SettingsLoader} reads them.
 *
 * <p>Nothing here knows the running server, nor what the dungeon is made of.
 */
@NullMarked
package emberdelve.config.settings;

import org.jspecify.annotations.NullMarked;
