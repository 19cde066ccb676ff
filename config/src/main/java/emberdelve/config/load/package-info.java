/**
 * The readers of what all content shares, which make records of a folder's files, with every
 * mistake. Start at {@link emberdelve.config.load.ContentLoader}; a file's nodes are read through
 * {@link emberdelve.config.read.Fields}. Nothing here knows the running game.
 */
@NullMarked
package emberdelve.config.load;

import org.jspecify.annotations.NullMarked;
