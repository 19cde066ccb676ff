package emberdelve.config.content;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** All quests, by their ids: the folder {@code quests}. */
public record QuestList(Map<String, Quest> byId) implements ContentPart {
    public QuestList {
        byId = Collections.unmodifiableMap(new TreeMap<>(byId));
    }

    @Override
    public String folder() {
        return "quests";
    }
}
