package emberdelve.server.feature.quest;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for the events of quests. */
final class QuestWords {
    private QuestWords() {}

    static List<StyledText> tell(QuestEvent fact, Rendering telling) {
        return switch (fact) {
            case QuestEvent.Began(_, var quest, var journal) ->
                    tell("quest.began", fact, quest, journal, telling);
            case QuestEvent.WentOn(_, var quest, var journal) ->
                    tell("quest.went-on", fact, quest, journal, telling);
            case QuestEvent.ThingsGone(_, var quest, var things) ->
                    telling.tell(
                            "quest.things-gone",
                            fact.actors(),
                            Map.of(
                                    "quest",
                                    quest,
                                    "things",
                                    Nouns.pile(things.type(), things.count())));
            case QuestEvent.Ended(_, _, _, var quest, var journal) ->
                    tell("quest.ended", fact, quest, journal, telling);
        };
    }

    private static List<StyledText> tell(
            String key, QuestEvent fact, String quest, String journal, Rendering telling) {
        return telling.tell(key, fact.actors(), Map.of("quest", quest, "journal", journal));
    }
}
