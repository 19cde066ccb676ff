package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;

/**
 * Hears of everything a game is made of, in the order in which it happens, so that it can be played
 * again. Thread: world; it must not block.
 */
public interface Recorder {
    /** Keeps nothing. */
    Recorder NONE =
            new Recorder() {
                @Override
                public void begin(Opening opening) {}

                @Override
                public void took(Input input) {}

                @Override
                public void ticked(World world) {}

                @Override
                public void end() {}
            };

    /** What the world starts from; once, before anything else. */
    void begin(Opening opening);

    /** An input is about to be run. */
    void took(Input input);

    /** A tick is over; what its end makes durable has not been heard yet. */
    void ticked(World world);

    /** Nothing comes any more. */
    void end();
}
