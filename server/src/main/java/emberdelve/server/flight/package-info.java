/**
 * What Java's Flight Recorder notes of the server, always, and the files that it leaves of late
 * ticks. Start at {@link emberdelve.server.flight.FlightRecorder}.
 */
@NullMarked
package emberdelve.server.flight;

import org.jspecify.annotations.NullMarked;
