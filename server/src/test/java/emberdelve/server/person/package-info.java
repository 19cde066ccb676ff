/** What is kept of one person, written down and erased. */
@NullMarked
package emberdelve.server.person;

import org.jspecify.annotations.NullMarked;
