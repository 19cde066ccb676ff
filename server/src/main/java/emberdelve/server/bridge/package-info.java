/**
 * The bridge between channels of the dungeon and places outside, such as a room of Discord. What
 * players say goes out by webhooks; what is said there comes in, signed, by the admin port. Start
 * at {@link emberdelve.server.bridge.Bridge}.
 */
@NullMarked
package emberdelve.server.bridge;

import org.jspecify.annotations.NullMarked;
