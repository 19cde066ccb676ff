/**
 * All that is kept about one person: {@link emberdelve.db.person.Persons} finds it and writes it as
 * JSON, for somebody who asks what the world knows of them, or wants to be erased.
 */
@NullMarked
package emberdelve.db.person;

import org.jspecify.annotations.NullMarked;
