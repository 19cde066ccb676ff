/**
 * The commands to look at rooms, things, people, maps and help, and at one's own character. Start
 * at {@link emberdelve.server.feature.look.LookFeature}.
 */
@NullMarked
package emberdelve.server.feature.look;

import org.jspecify.annotations.NullMarked;
