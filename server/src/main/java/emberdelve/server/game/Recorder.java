package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;

/**
 * The recorder of each input and tick of a game in order, so that the game can be replayed. Thread:
 * world; it must not block.
 */
public interface Recorder {
    /** Records nothing. */
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

    /** The game's start values; called once, before all else. */
    void begin(Opening opening);

    /** An input is about to be run. */
    void took(Input input);

    /** A tick is over; the inputs about what is durable come later. */
    void ticked(World world);

    /** The recording is complete. */
    void end();
}
