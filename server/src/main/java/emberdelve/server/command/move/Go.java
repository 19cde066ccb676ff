package emberdelve.server.command.move;

import emberdelve.config.content.Direction;
import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.action.Walk;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** {@code north}, {@code n}, {@code go north}: walks. */
public record Go(Direction direction) implements Command.Timed {
    /** One verb a direction, in the order in which exits are listed. */
    public static final List<Verb> DIRECTIONS =
            Arrays.stream(Direction.values()).map(Go::verb).toList();

    public static final Verb VERB =
            Verb.of(Verb.Kind.MOVE, "go", "walk")
                    .parsed(
                            rest ->
                                    Direction.named(rest.toLowerCase(Locale.ROOT)).map(Go::new));

    private static Verb verb(Direction direction) {
        return Verb.of(Verb.Kind.MOVE, direction.word(), direction.shortWord())
                .explainedBy("go")
                .alone(() -> new Go(direction));
    }

    @Override
    public Intent intent(Scene scene) {
        return Intent.to(new Walk(direction));
    }
}
