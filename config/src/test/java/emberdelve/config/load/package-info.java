/**
 * Every mistake is found, with its place. Start at {@link emberdelve.config.load.ContentFolder}, a
 * small sound content that tests break.
 */
@NullMarked
package emberdelve.config.load;

import org.jspecify.annotations.NullMarked;
