/**
 * Mail between characters, and notice boards. Start at {@link
 * emberdelve.server.feature.mail.MailFeature}.
 */
@NullMarked
package emberdelve.server.feature.mail;

import org.jspecify.annotations.NullMarked;
