package emberdelve.server.rule.move;

import emberdelve.config.content.Direction;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;

import java.util.Locale;
import java.util.Optional;

/**
 * {@code climb}, {@code climb up}, {@code climb down the ladder}: takes the way up or down; asks
 * which, where there are both.
 *
 * @param direction the typed direction; empty if none was typed
 */
record ClimbCommand(Optional<Direction> direction) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.MOVE, "cli*mb").optionalText(ClimbCommand::parse);

    /**
     * Reads the command without the thing to climb, such as a ladder: a room has one way up at
     * most.
     */
    private static Command parse(String rest) {
        return new ClimbCommand(
                TypedWords.apart(rest.toLowerCase(Locale.ROOT)).stream()
                        .findFirst()
                        .flatMap(Direction::named));
    }

    @Override
    public Intent intent(Scene scene) {
        if (direction.isPresent()) return Intent.to(new Walk(direction.get()));
        var ways = scene.room().ways().stream().filter(way -> isSteep(way.direction())).toList();
        return ways.isEmpty() ? Intent.refuse(Reply.note("climb.none")) : WhichWay.among(ways);
    }

    private static boolean isSteep(Direction direction) {
        return direction == Direction.UP || direction == Direction.DOWN;
    }
}
