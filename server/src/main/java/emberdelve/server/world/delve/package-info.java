/**
 * Adventures that groups have for themselves. A delve is a zone like any other, whose template was
 * written by a generator from a seed; fights, sight and sleep know nothing of it. Start at {@link
 * emberdelve.server.world.delve.DelveGenerator} for how one is made, which is pure, and at {@link
 * emberdelve.server.world.delve.Delves} for what becomes of it. It knows no date and no store.
 */
@NullMarked
package emberdelve.server.world.delve;

import org.jspecify.annotations.NullMarked;
