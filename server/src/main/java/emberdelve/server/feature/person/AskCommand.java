package emberdelve.server.feature.person;

import emberdelve.config.content.Townsperson;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * {@code ask landlord about dice}, {@code ask landlord dice}: asks a townsperson about something.
 */
record AskCommand(String name, String word) implements Command.Free {
    static final Verb VERB = Verb.of(Verb.Kind.TALK, "ask").parsed(AskCommand::parse);

    private static final Pattern ABOUT = Pattern.compile("(.+?)\\s+(?:about|for)\\s+(.+)");
    private static final Pattern LAST = Pattern.compile("(.+)\\s+(\\S+)");

    private static Optional<Command> parse(String rest) {
        var typed = rest.toLowerCase(Locale.ROOT).strip();
        return Stream.of(ABOUT, LAST)
                .map(form -> form.matcher(typed))
                .filter(Matcher::matches)
                .findFirst()
                .map(words -> new AskCommand(words.group(1), plain(words.group(2))));
    }

    /**
     * The word without an article, and without marks at its end: {@code soup} for {@code the
     * soup?}.
     */
    private static String plain(String word) {
        return word.replaceFirst("^(?:the|a|an|your) ", "").replaceAll("[?.!,]+$", "");
    }

    @Override
    public Reply run(Scene scene) {
        return Townspeople.called(scene, name)
                .map(person -> answer(scene, person))
                .orElseGet(() -> TalkCommand.nobody(scene, name));
    }

    private Reply answer(Scene scene, Townsperson person) {
        return person.answers()
                .about(word)
                .map(topic -> Reply.of(Townspeople.says(person, Townspeople.saying(scene, topic))))
                .orElseGet(() ->
                        Reply.of(
                                Townspeople.says(person, person.answers().otherwise()),
                                Townspeople.knows(person)));
    }
}
