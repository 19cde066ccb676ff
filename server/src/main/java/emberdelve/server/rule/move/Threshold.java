package emberdelve.server.rule.move;

import emberdelve.server.command.Command.Intent;
import emberdelve.server.command.Scene;

import java.util.Optional;

/** A way in and out that is no exit, such as into a room of one's own. Thread: world. */
public interface Threshold {
    /** The intent of {@code enter} with these words; empty if they do not mean this threshold. */
    Optional<Intent> enter(Scene scene, String what);

    /**
     * The intent of {@code out} in a room without exits; empty if this threshold leads nowhere
     * there.
     */
    Optional<Intent> leave(Scene scene);
}
