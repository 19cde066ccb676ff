package emberdelve.server.feature.person;

import emberdelve.config.content.Townsperson;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.talk.ChatRateLimit;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * {@code talk landlord}, {@code talk}: shows the greeting of a townsperson, and what one can ask.
 *
 * @param name the person's name as it was typed; empty for the only person here
 */
record TalkCommand(String name) implements Command.Free {
    static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "talk").explainedBy("ask").optionalText(TalkCommand::parse);

    private static Command parse(String rest) {
        var words = rest.toLowerCase(Locale.ROOT);
        for (var filler : new String[] {"to ", "with "})
            if (words.startsWith(filler)) return new TalkCommand(words.substring(filler.length()));
        return new TalkCommand(words);
    }

    @Override
    public Reply run(Scene scene) {
        return Townspeople.called(scene, name)
                .map(person -> ChatRateLimit.whisper(scene, () -> talk(scene, person)))
                .orElseGet(() -> nobody(scene, name));
    }

    private static Reply talk(Scene scene, Townsperson person) {
        scene.emit(new PersonEvent.Talked(scene.self().named(), person.name()));
        return Reply.of(
                Townspeople.says(person, person.answers().greeting()), Townspeople.knows(person));
    }

    /** The reply when there is no such person: who else is here, or how to talk with players. */
    static Reply nobody(Scene scene, String name) {
        var player = scene.somebody(name).or(() -> scene.player(name).map(its -> its.actor()));
        if (!name.isEmpty() && player.isPresent())
            return Reply.note("person.player", player.get().named());
        var here = Townspeople.here(scene);
        if (here.isEmpty()) return Reply.note("person.nobody");
        var names = here.stream().map(Townsperson::name).collect(Collectors.joining(", "));
        return Reply.note("person.others", Map.of("names", names));
    }
}
