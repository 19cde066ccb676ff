/** The rules as tables and enumerations, without a world. */
@NullMarked
package emberdelve.server.feature.fight;

import org.jspecify.annotations.NullMarked;
