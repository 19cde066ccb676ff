/** What the roles above player may do; each deed leaves an audit row. */
@NullMarked
package emberdelve.server.command.staff;

import org.jspecify.annotations.NullMarked;
