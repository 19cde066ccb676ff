/**
 * What all rows share: {@link RowDigest}, {@link Require}, and the shapes of SQL that every table
 * needs ({@link Upsert}, {@link Removal}, {@link Pages}). Knows no table.
 */
@NullMarked
package emberdelve.db.row;

import org.jspecify.annotations.NullMarked;
