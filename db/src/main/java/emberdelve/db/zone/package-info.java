/**
 * The memory of zones over a restart: {@link emberdelve.db.zone.MonsterRow}, monsters that own or
 * have learned something.
 *
 * <p>Knows rows only: what a spawn point is, the server says.
 */
@NullMarked
package emberdelve.db.zone;

import org.jspecify.annotations.NullMarked;
