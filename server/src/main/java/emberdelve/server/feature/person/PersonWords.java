package emberdelve.server.feature.person;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;

/** The words for talk with people of the town. The actor reads the answer instead. */
final class PersonWords {
    private PersonWords() {}

    static List<StyledText> tell(PersonEvent fact, Rendering telling) {
        return switch (fact) {
            case PersonEvent.Talked(var actor, var person) ->
                    telling.isReader(actor)
                            ? Rendering.NOTHING
                            : telling.tell("person.talked", fact.actors(), Map.of("who", person));
        };
    }
}
