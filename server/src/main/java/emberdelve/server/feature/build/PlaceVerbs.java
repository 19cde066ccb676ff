package emberdelve.server.feature.build;

import emberdelve.config.content.Direction;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.command.Command;
import emberdelve.server.command.Verb;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The verbs {@code place} and {@code unplace}, for who lives in a room, what is sold there and what
 * monsters drop.
 */
final class PlaceVerbs {
    static final Verb PLACE = BuildCommand.verb("place").parsed(PlaceVerbs::place);
    static final Verb UNPLACE =
            BuildCommand.verb("unplace").explainedBy("place").parsed(PlaceVerbs::unplace);

    private static final Pattern LIVES =
            Pattern.compile(
                    "(?<what>.+?)(\\s+(?<count>\\d\\S*))?(\\s+every\\s+(?<every>\\S+))?"
                            + "(\\s+holding\\s+(?<way>\\S+))?",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern ON =
            Pattern.compile(
                    "(?<what>.+?)\\s+on\\s+(?<monster>[^\\d\\s]\\S*)(\\s+(?<chance>\\d+)%?)?",
                    Pattern.CASE_INSENSITIVE);

    private PlaceVerbs() {}

    private static Optional<Command> place(String rest) {
        var on = ON.matcher(rest);
        if (on.matches())
            return Optional.of(
                    new BuildCommand(
                            new BuildDeed.PlaceOn(
                                    on.group("what"), on.group("monster"), part(on, "chance"))));
        var lives = LIVES.matcher(rest);
        if (!lives.matches()) return Optional.empty();
        var typed = part(lives, "way");
        var way = Direction.named(typed.toLowerCase(Locale.ROOT));
        if (way.isEmpty() && !typed.isEmpty()) return Optional.empty();
        return Optional.of(
                new BuildCommand(
                        new BuildDeed.Place(
                                lives.group("what"),
                                part(lives, "count"),
                                part(lives, "every"),
                                way)));
    }

    private static Optional<Command> unplace(String rest) {
        var on = ON.matcher(rest);
        if (on.matches())
            return Optional.of(
                    new BuildCommand(new BuildDeed.Unplace(on.group("what"), on.group("monster"))));
        return rest.isEmpty()
                ? Optional.empty()
                : Optional.of(new BuildCommand(new BuildDeed.Unplace(rest, "")));
    }

    private static String part(Matcher typed, String name) {
        return Optional.ofNullable(typed.group(name)).orElse("");
    }
}
