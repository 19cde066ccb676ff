/**
 * What earlier releases stored, exported and recorded, and how it is read for the last time: {@link
 * emberdelve.db.old.OldCharacterRow}, and {@link emberdelve.db.old.TypedCharacters}, which brings
 * stored ones to the present. Nothing here changes any more, and nothing new is written so.
 */
@NullMarked
package emberdelve.db.old;

import org.jspecify.annotations.NullMarked;
