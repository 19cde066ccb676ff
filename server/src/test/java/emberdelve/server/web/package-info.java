/** What browsers read. */
@NullMarked
package emberdelve.server.web;

import org.jspecify.annotations.NullMarked;
