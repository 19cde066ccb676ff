/** Writing to those who are not there: letters, and notices on boards. */
@NullMarked
package emberdelve.server.command.post;

import org.jspecify.annotations.NullMarked;
