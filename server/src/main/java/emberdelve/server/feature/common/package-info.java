/** What every feature answers with: a note, a listing, a text, a question. */
@NullMarked
package emberdelve.server.feature.common;

import org.jspecify.annotations.NullMarked;
