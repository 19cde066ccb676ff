/**
 * The whole store against real files; {@link emberdelve.db.Rows} and {@link
 * emberdelve.db.WorldDraft} are the fixtures to read first.
 */
@NullMarked
package emberdelve.db;

import org.jspecify.annotations.NullMarked;
