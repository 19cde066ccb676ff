package emberdelve.config.content;

import java.util.List;

/**
 * A townsperson, who lives in a room and can be asked something, but is no actor.
 *
 * @param name as it stands within a sentence
 * @param calls words by which players mean the person, besides those of the name
 * @param at the room
 */
public record Townsperson(String id, String name, List<String> calls, RoomId at, Answers answers) {
    public Townsperson {
        calls = List.copyOf(calls);
    }
}
