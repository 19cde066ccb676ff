/**
 * The readers of files, which make settings and content of them, with every mistake. Start at
 * {@link emberdelve.config.load.ContentLoader}; a file's nodes are read through {@link
 * emberdelve.config.load.Fields}.
 *
 * <p>Nothing here throws because a file is wrong: what is wrong becomes a {@link
 * emberdelve.config.load.Problem}, a stand-in takes the value's place, and reading goes on. Nothing
 * here knows the running game.
 */
@NullMarked
package emberdelve.config.load;

import org.jspecify.annotations.NullMarked;
