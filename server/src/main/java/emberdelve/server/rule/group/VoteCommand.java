package emberdelve.server.rule.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Named;
import emberdelve.server.rule.talk.ChatRateLimit;
import emberdelve.server.view.Note;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * {@code vote kick NAME}, {@code vote leader NAME}, {@code vote QUESTION?}: calls a vote of the
 * group; {@code vote yes} and {@code vote no} vote, and {@code vote} shows the state.
 */
record VoteCommand(Wish wish) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "vo*te").parsed(VoteCommand::parse);

    private static final int QUESTION_WORDS = 3;

    /** The player's wish. */
    sealed interface Wish {
        /** The wish to see the state of the open vote. */
        enum See implements Wish {
            SEE
        }

        record Cast(boolean yes) implements Wish {}

        record Expel(String name) implements Wish {}

        record Lead(String name) implements Wish {}

        record Ask(String words) implements Wish {}
    }

    private static Optional<Command> parse(String rest) {
        var blank = rest.indexOf(' ');
        var first = (blank < 0 ? rest : rest.substring(0, blank)).toLowerCase(Locale.ROOT);
        var then = blank < 0 ? "" : rest.substring(blank + 1).strip();
        return wish(rest, first, then).map(VoteCommand::new);
    }

    private static Optional<Wish> wish(String rest, String first, String then) {
        if (rest.isEmpty()) return Optional.of(Wish.See.SEE);
        // "vote leader of this?" is a question, and so is whatever else ends like one.
        if (rest.endsWith("?")) return Optional.of(new Wish.Ask(rest));
        return switch (first) {
            case "yes", "y" -> then.isEmpty() ? Optional.of(new Wish.Cast(true)) : Optional.empty();
            case "no", "n" -> then.isEmpty() ? Optional.of(new Wish.Cast(false)) : Optional.empty();
            case "kick", "expel" -> named(then, Wish.Expel::new);
            case "leader", "promote" -> named(then, Wish.Lead::new);
            // One or two words may be a mistake; more are a question without its mark.
            default ->
                    TypedWords.apart(rest).size() < QUESTION_WORDS
                            ? Optional.empty()
                            : Optional.of(new Wish.Ask(rest + "?"));
        };
    }

    private static Optional<Wish> named(String name, Function<String, Wish> wish) {
        return name.isEmpty() ? Optional.empty() : Optional.of(wish.apply(name));
    }

    @Override
    public Reply run(Scene scene) {
        return switch (wish) {
            case Wish.See.SEE -> see(scene);
            case Wish.Cast(var yes) -> cast(scene, yes);
            case Wish.Expel(var name) -> about(scene, name, Motion.Expel::new);
            case Wish.Lead(var name) -> about(scene, name, Motion.Lead::new);
            case Wish.Ask(var words) ->
                    ChatRateLimit.speak(scene, () -> call(scene, new Motion.Ask(words)));
        };
    }

    private static Reply about(Scene scene, String name, Function<Named, Motion> motion) {
        var groups = scene.world().part(Groups.class);
        if (groups.of(scene.self()).isEmpty()) return Reply.note("group.none");
        var self = scene.self();
        var isSelf = name.equalsIgnoreCase("me") || name.equalsIgnoreCase(self.name());
        var member = isSelf ? Optional.of(self) : Leading.member(scene, name);
        return member.map(Actor::named)
                .map(each -> ChatRateLimit.whisper(scene, () -> call(scene, motion.apply(each))))
                .orElseGet(() -> Reply.note("group.not-member", Map.of("who", name)));
    }

    private static Reply call(Scene scene, Motion motion) {
        return switch (scene.world().part(Groups.class).votes().call(scene.self(), motion)) {
            case CALLED -> Reply.NOTHING;
            case NO_GROUP -> Reply.note("group.none");
            case ONE_IS_OPEN -> Reply.note("vote.one-is-open");
            case YOURSELF -> Reply.note("vote.yourself");
            case LEADS_ALREADY -> Reply.note("vote.leads-already");
        };
    }

    private static Reply cast(Scene scene, boolean yes) {
        return switch (scene.world().part(Groups.class).votes().cast(scene.self(), yes)) {
            case COUNTED -> Reply.NOTHING;
            case NO_GROUP -> Reply.note("group.none");
            case NONE_OPEN -> Reply.note("vote.none-open");
            case NOT_YOURS -> Reply.note("vote.not-yours");
        };
    }

    private static Reply see(Scene scene) {
        if (scene.world().part(Groups.class).of(scene.self()).isEmpty())
            return Reply.note("group.none");
        return scene.world()
                .part(Groups.class)
                .votes()
                .standing(scene.self())
                .map(standing -> see(scene, standing))
                .orElseGet(() -> Reply.note("vote.none-open"));
    }

    private static Reply see(Scene scene, Votes.Standing standing) {
        var left = scene.world().part(WorldClock.class).timeOf(standing.ticksLeft());
        var tally = standing.tally();
        return Reply.of(
                new Note(
                        "vote.stands-" + standing.motion().word(),
                        standing.motion().concerned(),
                        Map.of(
                                "yes", Integer.toString(tally.yes()),
                                "no", Integer.toString(tally.no()),
                                "open", Integer.toString(tally.open()),
                                "seconds", Long.toString(left.toSeconds()))));
    }
}
