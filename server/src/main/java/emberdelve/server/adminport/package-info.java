/**
 * The admin port, for whoever watches over the server: whether it lives and is ready, its figures
 * for Prometheus, what makes it slow, and the last hour as pictures. It has threads of its own and
 * reads what the world publishes; so it answers also when the dungeon or the connections stand
 * still.
 */
@NullMarked
package emberdelve.server.adminport;

import org.jspecify.annotations.NullMarked;
