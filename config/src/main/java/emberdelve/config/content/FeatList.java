package emberdelve.config.content;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** All feats, by their ids. */
public record FeatList(Map<String, Feat> byId) implements ContentPart {
    public FeatList {
        byId = Collections.unmodifiableMap(new TreeMap<>(byId));
    }

    @Override
    public String folder() {
        return "pursuits";
    }
}
