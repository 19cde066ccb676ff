/** Who acts when: the worked examples of the scheduler, and what holds for every cast. */
@NullMarked
package emberdelve.server.schedule;

import org.jspecify.annotations.NullMarked;
