package emberdelve.server.command;

import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * The titles that must be earned; features add those of which they know who has earned them.
 * Thread: world.
 */
public final class Titles {
    private final List<Rule> rules = new ArrayList<>();

    /**
     * @param isUnearned whether the title must be earned, and the character has not earned it
     * @param refusal the key of the message that refuses the title
     */
    private record Rule(BiPredicate<Actor, String> isUnearned, String refusal) {}

    /** Forbids a title to the characters for whom {@code isUnearned} is true. */
    public void add(BiPredicate<Actor, String> isUnearned, String refusal) {
        rules.add(new Rule(isUnearned, refusal));
    }

    /** The reason why the character may not wear the title; empty if it may. */
    public Optional<Note> refusal(Actor who, String title) {
        return rules.stream()
                .filter(rule -> rule.isUnearned().test(who, title))
                .findFirst()
                .map(rule -> Note.of(rule.refusal(), Map.of("title", title)));
    }
}
