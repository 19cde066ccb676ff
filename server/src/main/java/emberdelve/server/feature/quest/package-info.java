/**
 * The quests, which are done in stages, and how they ended. Start at {@link
 * emberdelve.server.feature.quest.QuestFeature}.
 */
@NullMarked
package emberdelve.server.feature.quest;

import org.jspecify.annotations.NullMarked;
