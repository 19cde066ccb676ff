package emberdelve.server.feature.person;

import emberdelve.config.content.Answers;
import emberdelve.config.content.People;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Townsperson;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.kernel.Measures;
import emberdelve.server.kernel.World;
import emberdelve.server.text.Nouns;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The townspeople in the room who can be talked with, and what they say to whom (docs/rules.md
 * R16.8).
 */
final class Townspeople {
    private Townspeople() {}

    static List<Townsperson> here(Scene scene) {
        return at(scene.world(), scene.room().id());
    }

    static List<Townsperson> at(World world, RoomId room) {
        return world.content().part(People.class).map(People::all).orElse(List.of()).stream()
                .filter(person -> person.at().equals(room))
                .toList();
    }

    /** The townsperson in the room whom the name fits; without a name, the only one there. */
    static Optional<Townsperson> called(Scene scene, String typed) {
        var here = here(scene);
        if (typed.isEmpty())
            return here.size() == 1 ? Optional.of(here.getFirst()) : Optional.empty();
        var name = TargetName.parse(typed);
        return here.stream().filter(person -> fits(person, name)).findFirst();
    }

    private static boolean fits(Townsperson person, TargetName name) {
        if (name.words().isEmpty()) return false;
        return name.fits(person.name())
                || person.calls().stream().anyMatch(word -> name.fits(word));
    }

    static Note says(Townsperson person, String words) {
        return Note.of("person.says", Map.of("who", Nouns.capital(person.name()), "words", words));
    }

    /** The note of the words about which players can ask the person. */
    static Note knows(Townsperson person) {
        return Note.of(
                "person.knows",
                Map.of(
                        "who", person.name(),
                        "words", person.answers().words().collect(Collectors.joining(", "))));
    }

    /**
     * The first of the topic's sayings whose level and feats the asker has; empty if there is none.
     */
    static String saying(Scene scene, Answers.Topic topic) {
        var known = scene.world().part(Measures.class);
        var level = scene.self().progress().level();
        return topic.says().stream()
                .filter(saying -> level >= saying.fromLevel())
                .filter(saying ->
                        saying.feat().stream()
                                .allMatch(feat -> known.isKnownFor(scene.self(), feat)))
                .findFirst()
                .map(Answers.Saying::text)
                .orElse("");
    }
}
