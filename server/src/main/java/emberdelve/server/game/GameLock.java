package emberdelve.server.game;

import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.concurrent.Semaphore;

/**
 * The lock of the game, which one thread at a time has to run it: the world's own, or an event loop
 * that has just read what players type, and would otherwise have to wake the world's thread and be
 * woken by it (docs/decisions/0132). Ticks are the world thread's alone. After an {@link Error}
 * nobody runs the game again: what is in memory may not be whole.
 */
final class GameLock implements InputSink {
    private static final Logger LOG = LoggerFactory.getLogger(GameLock.class);

    /** The number of times that a loop looks for more; then it goes back to its connections. */
    static final int ROUNDS_MAX = 2;

    private final Runnable serve;
    private final Inbox inbox;
    // Whoever has it and asks for it again is refused, too, and must be: a reentrant lock would
    // not.
    private final Semaphore free = new Semaphore(1);
    private volatile boolean isWanted;

    @Inject
    GameLock(Game game, Inbox inbox) {
        this(game::serve, inbox);
    }

    /** {@code serve}: runs all that waits in the inbox. */
    GameLock(Runnable serve, Inbox inbox) {
        this.serve = serve;
        this.inbox = inbox;
    }

    @Override
    public boolean add(Input input) {
        return inbox.add(input);
    }

    @Override
    public void wake() {
        inbox.wake();
    }

    /**
     * Runs what waits. When another thread runs the game, that one runs this, too: whoever lets go
     * of the game looks once more whether something waits.
     */
    @Override
    public void runHere() {
        for (var round = 0; round < ROUNDS_MAX; round++) {
            // A tick is due: no crowd of eager typists keeps the world's thread from it.
            if (isWanted || !free.tryAcquire()) return;
            try {
                serve.run();
            } catch (RuntimeException fault) {
                LOG.error("what waited could not be run", fault);
            } catch (Error fault) {
                // It does not reach the thread by itself: Netty would only log it.
                var thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, fault);
                return;
            }
            free.release();
            if (inbox.isEmpty()) return;
        }
        inbox.wake();
    }

    /** Waits until nobody else runs the game, and runs that. Thread: world. */
    void take(Runnable deed) {
        keep();
        try {
            deed.run();
        } catch (RuntimeException fault) {
            free.release();
            throw fault;
        }
        free.release();
    }

    /** Waits until nobody else runs the game; then nobody else ever does. Thread: world. */
    void keep() {
        isWanted = true;
        free.acquireUninterruptibly();
        isWanted = false;
    }
}
