package emberdelve.server.command;

import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/** The titles that are earned, by the features that know who has earned them. Thread: world. */
public final class Titles {
    private final List<Rule> rules = new ArrayList<>();

    /**
     * @param isUnearned whether it is such a title, which the character has not earned
     * @param refusal the key of the message that says so
     */
    private record Rule(BiPredicate<Actor, String> isUnearned, String refusal) {}

    /** Forbids a title to everybody of whom that is true. */
    public void add(BiPredicate<Actor, String> isUnearned, String refusal) {
        rules.add(new Rule(isUnearned, refusal));
    }

    /** The reason why the character may not wear it; empty if it may. */
    public Optional<Note> refusal(Actor who, String title) {
        return rules.stream()
                .filter(rule -> rule.isUnearned().test(who, title))
                .findFirst()
                .map(rule -> Note.of(rule.refusal(), Map.of("title", title)));
    }
}
