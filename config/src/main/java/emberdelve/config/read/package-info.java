/**
 * The tools with which files are read: by the settings, by the content that all share, and by
 * features whose content is their own. Start at {@link emberdelve.config.read.Fields}, a mapping
 * read key by key.
 *
 * <p>Nothing here throws because a file is wrong: what is wrong becomes a {@link
 * emberdelve.config.read.Problem}, a stand-in takes the value's place, and reading goes on. {@link
 * emberdelve.config.read.Reading} shows a feature's reader what was read before it.
 */
@NullMarked
package emberdelve.config.read;

import org.jspecify.annotations.NullMarked;
