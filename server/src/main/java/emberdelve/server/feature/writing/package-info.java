/**
 * The texts that players write line by line: letters, notices, a builder's texts. They belong to
 * the character and are stored. Start at {@link emberdelve.server.feature.writing.Writings}.
 */
@NullMarked
package emberdelve.server.feature.writing;

import org.jspecify.annotations.NullMarked;
