package emberdelve.server.rule.move;

import emberdelve.config.content.Direction;
import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** {@code north}, {@code n}, {@code go north}: walks. */
record GoCommand(Direction direction) implements Command.Timed {
    /** One verb for each direction, in the order in which exits are listed. */
    public static final List<Verb> DIRECTIONS =
            Arrays.stream(Direction.values()).map(GoCommand::verb).toList();

    public static final Verb VERB =
            Verb.of(Verb.Kind.MOVE, "go", "wa*lk")
                    .parsed(rest ->
                            Direction.named(rest.toLowerCase(Locale.ROOT)).map(GoCommand::new));

    private static Verb verb(Direction direction) {
        return Verb.of(Verb.Kind.MOVE, marked(direction), direction.shortWord())
                .explainedBy("go")
                .alone(() -> new GoCommand(direction));
    }

    /**
     * The direction with its shortest abbreviation marked; a diagonal begins with another
     * direction's whole word.
     */
    private static String marked(Direction direction) {
        return switch (direction) {
            case NORTH -> "no*rth";
            case EAST -> "ea*st";
            case SOUTH -> "so*uth";
            case WEST -> "we*st";
            case NORTHEAST -> "northe*ast";
            case SOUTHEAST -> "southe*ast";
            case SOUTHWEST -> "southw*est";
            case NORTHWEST -> "northw*est";
            case UP -> "up";
            case DOWN -> "do*wn";
        };
    }

    @Override
    public Intent intent(Scene scene) {
        return Intent.to(new Walk(direction));
    }
}
