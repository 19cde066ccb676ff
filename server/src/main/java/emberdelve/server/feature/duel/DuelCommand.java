package emberdelve.server.feature.duel;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.talk.Chat;

import java.util.Locale;
import java.util.Optional;

/**
 * {@code duel}: shows the standing of the duel in this room; without a duel, begins one with a
 * stranger. With a word after it, another command of this package is meant.
 */
record DuelCommand() implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.FIGHT, "du*el").parsed(DuelCommand::parse);

    @Override
    public Reply run(Scene scene) {
        var going = scene.world().part(Duels.class).in(scene.room());
        if (going.isPresent()) return Reply.of(StandingNotes.of(going.get()));
        if (!scene.directory().service(Chat.class).maySpeakNow(scene.self(), scene.world().now()))
            return Reply.note("talk.breathless");
        return DuelReplies.mine(scene.world().part(Duels.class).meetStranger(scene.self()));
    }

    private static Optional<Command> parse(String typed) {
        var words = typed.split(" +", 2);
        var rest = words.length < 2 ? "" : words[1];
        return switch (words[0].toLowerCase(Locale.ROOT)) {
            case "" -> Optional.of(new DuelCommand());
            case "stop", "off" ->
                    rest.isEmpty() ? Optional.of(new YieldCommand()) : Optional.empty();
            case "next" -> rest.isEmpty() ? Optional.of(new NextRoundCommand()) : Optional.empty();
            case "group" ->
                    rest.isEmpty()
                            ? Optional.empty()
                            : Optional.of(new ChallengeCommand(rest, true));
            default -> Optional.of(new ChallengeCommand(typed, false));
        };
    }
}
