/**
 * What players write to one another: letters, and notices on boards. Start at {@link
 * emberdelve.db.mail.LetterRow}.
 */
@NullMarked
package emberdelve.db.mail;

import org.jspecify.annotations.NullMarked;
