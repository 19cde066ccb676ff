package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;

/**
 * The recorder of all inputs and ticks of a game, in order, so that the game can be replayed.
 * Thread: world; it must not block.
 */
public interface Recorder {
    /** The recorder that records nothing. */
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

    /** Records the game's start values; called once, before all else. */
    void begin(Opening opening);

    /** Records an input that is about to be run. */
    void took(Input input);

    /** Records that a tick is over; the inputs about what is durable come later. */
    void ticked(World world);

    /** Ends the recording, which is complete. */
    void end();
}
