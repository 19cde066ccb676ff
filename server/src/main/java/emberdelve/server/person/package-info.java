/**
 * The file with all that is kept about one person: {@link emberdelve.server.person.PersonExport}.
 */
@NullMarked
package emberdelve.server.person;

import org.jspecify.annotations.NullMarked;
