/**
 * Bots on foot. They walk each way of the dungeon, open each door, read each detail, hear each
 * answer, and bring each quest to each of its ends. Start at {@code EveryRoomTest} and {@code
 * EveryQuestTest}; what a bot cannot find out by itself is told to it in {@code walks} among the
 * resources.
 */
@NullMarked
package emberdelve.server.walk;

import org.jspecify.annotations.NullMarked;
