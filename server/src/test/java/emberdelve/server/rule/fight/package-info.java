/** The rules as tables and enumerations, without a world. */
@NullMarked
package emberdelve.server.rule.fight;

import org.jspecify.annotations.NullMarked;
