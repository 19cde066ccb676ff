/**
 * A player's settings for a character (aliases, title, terminal), and saving and quitting. Start at
 * {@link emberdelve.server.feature.character.CharacterFeature}.
 */
@NullMarked
package emberdelve.server.feature.character;

import org.jspecify.annotations.NullMarked;
