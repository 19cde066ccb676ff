/**
 * What players write to those who are not there: letters, and notices on boards. Start at {@link
 * emberdelve.server.world.post.Post}.
 */
@NullMarked
package emberdelve.server.world.post;

import org.jspecify.annotations.NullMarked;
