package emberdelve.server.replay;

import emberdelve.server.game.Opening;
import emberdelve.server.game.Recorder;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.link.InputNotation;
import emberdelve.server.link.Notation;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.function.Consumer;

/**
 * The log of what comes into a game, a line for each input, and of the hash of each tick. Lines go
 * to the sink once a tick. A fault here ends the recording and nothing else. Thread: world.
 */
public final class InputLog implements Recorder {
    static final String HEAD = "emberdelve input log 4";

    static final char TICK = '#';
    static final String END = "end";

    private static final Logger LOG = LoggerFactory.getLogger(InputLog.class);

    private final Consumer<String> sink;
    private final StringBuilder lines = new StringBuilder();
    private boolean broken;

    /**
     * @param sink the receiver of whole lines, which must not block
     */
    public InputLog(Consumer<String> sink) {
        this.sink = sink;
    }

    @Override
    public void begin(Opening opening) {
        guarded(() -> {
            line(HEAD);
            line(Notation.write(opening));
            handOver();
        });
    }

    @Override
    public void took(Input input) {
        guarded(() -> line(InputNotation.write(input)));
    }

    @Override
    public void ticked(World world) {
        guarded(() -> {
            line(TICK + Long.toString(world.now()) + " " + Long.toHexString(TickHash.of(world)));
            handOver();
        });
    }

    @Override
    public void end() {
        guarded(() -> {
            line(END);
            handOver();
        });
    }

    private void guarded(Runnable deed) {
        if (broken) return;
        try {
            deed.run();
        } catch (RuntimeException fault) {
            broken = true;
            LOG.error("the recording of inputs ends here", fault);
        }
    }

    private void line(String line) {
        lines.append(line).append('\n');
    }

    private void handOver() {
        sink.accept(lines.toString());
        lines.setLength(0);
    }
}
