package emberdelve.server.feature.build;

import emberdelve.config.content.Direction;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.command.Command;
import emberdelve.server.command.Verb;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/**
 * The verbs {@code dig}, {@code fill}, {@code link} and {@code unlink}, for rooms and the ways
 * between them.
 */
final class RoomVerbs {
    static final Verb DIG = BuildCommand.verb("dig").parsed(rest -> that(rest, RoomVerbs::dig));
    static final Verb FILL =
            BuildCommand.verb("fill")
                    .explainedBy("dig")
                    .parsed(rest -> that(rest, RoomVerbs::fill));
    static final Verb LINK = BuildCommand.verb("link").parsed(rest -> that(rest, RoomVerbs::link));
    static final Verb UNLINK =
            BuildCommand.verb("unlink")
                    .explainedBy("link")
                    .parsed(rest -> that(rest, RoomVerbs::unlink));

    private static final Pattern TO =
            Pattern.compile("(?:to\\s+)?(\\S+?)(\\s+one-way)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern WORDS = Pattern.compile("(\\S+)(?:\\s+(.*))?");

    private RoomVerbs() {}

    private static Optional<Command> that(
            String rest, BiFunction<Direction, String, Optional<BuildDeed>> deed) {
        var words = WORDS.matcher(rest);
        if (!words.matches()) return Optional.empty();
        var more = Optional.ofNullable(words.group(2)).orElse("").strip();
        return Direction.named(words.group(1).toLowerCase(Locale.ROOT))
                .flatMap(way -> deed.apply(way, more))
                .map(BuildCommand::new);
    }

    private static Optional<BuildDeed> dig(Direction way, String words) {
        var first = words.toLowerCase(Locale.ROOT);
        if (first.equals("to") || first.equals("zone")) return Optional.empty();
        if (first.startsWith("to ")) return link(way, words);
        if (first.startsWith("zone "))
            return Optional.of(
                    new BuildDeed.NewZone(way, words.substring("zone ".length()).strip()));
        return Optional.of(new BuildDeed.Dig(way, words));
    }

    private static Optional<BuildDeed> link(Direction way, String words) {
        var to = TO.matcher(words);
        if (!to.matches()) return Optional.empty();
        return Optional.of(new BuildDeed.Link(way, to.group(1), to.group(2) != null));
    }

    private static Optional<BuildDeed> fill(Direction way, String words) {
        return words.isEmpty() ? Optional.of(new BuildDeed.Fill(way)) : Optional.empty();
    }

    private static Optional<BuildDeed> unlink(Direction way, String words) {
        return words.isEmpty() ? Optional.of(new BuildDeed.Unlink(way)) : Optional.empty();
    }
}
