/**
 * What there is to be done in stages, and how it ended. Start at {@link
 * emberdelve.server.feature.quest.QuestFeature}.
 */
@NullMarked
package emberdelve.server.feature.quest;

import org.jspecify.annotations.NullMarked;
