/**
 * What players write line by line: letters, notices, a builder's texts. It belongs to the character
 * and is stored. Start at {@link emberdelve.server.feature.writing.Writings}.
 */
@NullMarked
package emberdelve.server.feature.writing;

import org.jspecify.annotations.NullMarked;
