/**
 * Single parts of the server under JMH, one benchmark a part. Start at {@link
 * emberdelve.bench.micro.CalendarBenchmark}. No sockets and no database here.
 */
@NullMarked
package emberdelve.bench.micro;

import org.jspecify.annotations.NullMarked;
