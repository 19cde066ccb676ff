package emberdelve.server.gmcp;

import emberdelve.server.view.Topic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Which topics the world has to keep an eye on for a client's programs. Pure. */
public final class Wishes {
    private Wishes() {}

    /**
     * @param wants whether messages of a name are wanted
     */
    public static List<Topic> topics(Predicate<String> wants) {
        var topics = new ArrayList<Topic>();
        for (var topic : Topic.values())
            if (Arrays.stream(names(topic)).anyMatch(wants)) topics.add(topic);
        return List.copyOf(topics);
    }

    /** The messages that a topic's view becomes. */
    private static String[] names(Topic topic) {
        return switch (topic) {
            case VITALS -> new String[] {Names.VITALS};
            case SCORE -> new String[] {Names.NAME, Names.STATUS, Names.STATS};
            case ROOM -> new String[] {Names.ROOM, Names.ROOM_PLAYERS, Names.ITEMS};
            case INVENTORY, EQUIPMENT -> new String[] {Names.ITEMS};
            case GROUP -> new String[] {Names.GROUP};
            case TIMELINE -> new String[] {Names.TIMELINE};
        };
    }
}
