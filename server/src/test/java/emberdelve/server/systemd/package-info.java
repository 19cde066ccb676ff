/** Notices to systemd, read from real sockets. */
@NullMarked
package emberdelve.server.systemd;

import org.jspecify.annotations.NullMarked;
