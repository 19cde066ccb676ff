/** The names that staff give to characters, and those that these had before. */
@NullMarked
package emberdelve.server.feature.naming;

import org.jspecify.annotations.NullMarked;
