/** Whether everything is bound that the server is made of. */
@NullMarked
package emberdelve.server.wiring;

import org.jspecify.annotations.NullMarked;
