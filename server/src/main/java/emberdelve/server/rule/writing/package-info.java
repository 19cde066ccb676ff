/**
 * The texts that players write line by line: letters, notices, a builder's texts. They belong to
 * the character and are stored. Start at {@link emberdelve.server.rule.writing.Writings}.
 */
@NullMarked
package emberdelve.server.rule.writing;

import org.jspecify.annotations.NullMarked;
