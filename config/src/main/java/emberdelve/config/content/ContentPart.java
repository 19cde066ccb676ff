package emberdelve.config.content;

import java.util.List;
import java.util.Map;

/**
 * A part of the content that most of the game knows nothing of: a record that a feature has made of
 * its own files. {@link Content#part} finds it by its class or by an interface of it.
 */
public interface ContentPart {
    /** The folder or file in which it stands, in one word: {@code town}. */
    String folder();

    /**
     * The choices in this part that a running world keeps until it is started again, by the words
     * that builders read for them. Content without such a part makes no choice.
     */
    default Map<String, Object> fixed() {
        return Map.of();
    }

    /** The things that players may come by because of it. */
    default List<Gain> gains() {
        return List.of();
    }

    /**
     * Something that players may come by.
     *
     * @param where the zone or the room in which they are then; {@link #SOMEWHERE}
     * @param items by their ids
     * @param monsters by their ids; what they drop is meant
     */
    record Gain(String where, List<String> items, List<String> monsters) {
        /** The place of things when only play shows where they are. */
        public static final String SOMEWHERE = "";

        public Gain {
            items = List.copyOf(items);
            monsters = List.copyOf(monsters);
        }
    }
}
