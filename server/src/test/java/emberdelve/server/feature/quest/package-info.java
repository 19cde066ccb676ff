/** The quests of the shipped dungeon, each on each of its ways. */
@NullMarked
package emberdelve.server.feature.quest;

import org.jspecify.annotations.NullMarked;
