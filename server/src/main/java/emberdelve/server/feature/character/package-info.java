/**
 * A character as its player arranges it. Start at {@link
 * emberdelve.server.feature.character.CharacterFeature}.
 */
@NullMarked
package emberdelve.server.feature.character;

import org.jspecify.annotations.NullMarked;
