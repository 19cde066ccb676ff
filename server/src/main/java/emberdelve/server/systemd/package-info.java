/**
 * What systemd is told of the server that it has started: that it is ready, that its world goes on,
 * that it stops. Start at {@link emberdelve.server.systemd.Notices}.
 */
@NullMarked
package emberdelve.server.systemd;

import org.jspecify.annotations.NullMarked;
