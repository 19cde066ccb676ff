/** What builders are told of their zones. */
@NullMarked
package emberdelve.server.builder;

import org.jspecify.annotations.NullMarked;
