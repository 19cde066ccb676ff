package emberdelve.server.rule.move;

import emberdelve.config.content.Direction;
import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code run north}: runs until something stops the runner; {@code run 3n2e}, or {@code 3n2e}
 * alone: runs these steps.
 */
record RunCommand(Route route) implements Command.Timed {
    private static final Pattern STEPS = Pattern.compile("([0-9]{0,2})(ne|nw|se|sw|[neswud])");

    /**
     * The steps without {@code run}, which begin with a number, so that no other command looks like
     * them.
     */
    private static final Pattern BARE =
            Pattern.compile("[1-9][0-9]? ?[neswud]([0-9 ]|[neswud])*", Pattern.CASE_INSENSITIVE);

    public static final Verb VERB =
            Verb.of(Verb.Kind.MOVE, "ru*n").shapedAs(BARE).parsed(RunCommand::parse);

    private static Optional<Command> parse(String rest) {
        var typed = rest.toLowerCase(Locale.ROOT).replace(" ", "");
        var direction = Direction.named(typed);
        if (direction.isPresent()) return Optional.of(new RunCommand(new Route.Along(direction)));
        var steps = steps(typed);
        return steps.isEmpty()
                ? Optional.empty()
                : Optional.of(new RunCommand(new Route.Steps(steps)));
    }

    /** The steps; empty if the text is no route, or a longer one than a run may have. */
    private static List<Direction> steps(String typed) {
        var steps = new ArrayList<Direction>();
        var matcher = STEPS.matcher(typed);
        while (matcher.regionStart() < typed.length()) {
            if (!matcher.lookingAt()) return List.of();
            var digits = matcher.group(1);
            var count = digits.isEmpty() ? 1 : Integer.parseInt(digits);
            var direction = Direction.named(matcher.group(2)).orElseThrow();
            steps.addAll(Collections.nCopies(count, direction));
            if (steps.size() > RunOn.STEPS_MAX) return List.of();
            matcher.region(matcher.end(), typed.length());
        }
        return steps;
    }

    @Override
    public Intent intent(Scene scene) {
        return Intent.to(new RunOn(route));
    }
}
