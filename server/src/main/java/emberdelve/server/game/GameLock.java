package emberdelve.server.game;

import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The lock of the game, which one thread at a time has to run it: the world's own, or an event loop
 * that has just read what players type, and would otherwise have to wake the world's thread and be
 * woken by it (docs/decisions/0132). Ticks are the world thread's alone. After an {@link Error}
 * nobody runs the game again: what is in memory may not be whole.
 */
final class GameLock implements InputSink {
    private static final Logger LOG = LoggerFactory.getLogger(GameLock.class);

    /** The most times that an event loop runs what waits; then it goes back to its connections. */
    static final int ROUNDS_MAX = 2;

    private final Runnable serve;
    private final Inbox inbox;
    // A semaphore refuses also the thread that has it already, as it must; a reentrant lock would
    // not.
    private final Semaphore free = new Semaphore(1);
    private volatile boolean isWanted;

    /** Odd while somebody has the lock; one more each time that somebody takes it or lets it go. */
    private final AtomicLong turn = new AtomicLong();

    @Inject
    GameLock(Game game, Inbox inbox) {
        this(game::serve, inbox);
    }

    /** The lock of the game whose waiting inputs {@code serve} runs. */
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
     * Runs the inputs that wait. If another thread runs the game, that thread runs them: after
     * letting go of the game, it looks once more whether something waits.
     */
    @Override
    public void runHere() {
        for (var round = 0; round < ROUNDS_MAX; round++) {
            // A tick is due: no crowd of eager typists keeps the world's thread from it.
            if (isWanted || !free.tryAcquire()) return;
            turned();
            try {
                serve.run();
            } catch (RuntimeException fault) {
                LOG.error("what waited could not be run", fault);
            } catch (Error fault) {
                // The thread's own handler would not be called by itself: Netty would only log the
                // error.
                var thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, fault);
                return;
            }
            letGo();
            if (inbox.isEmpty()) return;
        }
        inbox.wake();
    }

    /** Waits until nobody else runs the game, and runs the deed. Thread: world. */
    void take(Runnable deed) {
        keep();
        try {
            deed.run();
        } catch (RuntimeException fault) {
            letGo();
            throw fault;
        }
        letGo();
    }

    /**
     * A number that changes whenever the lock is taken or let go; see {@link #isHeld}. Safe for any
     * thread.
     */
    long turn() {
        return turn.get();
    }

    /** Whether somebody had the lock while {@link #turn} was that number. */
    static boolean isHeld(long turn) {
        return turn % 2 == 1;
    }

    /** Waits until nobody else runs the game, and then keeps the lock. Thread: world. */
    void keep() {
        isWanted = true;
        free.acquireUninterruptibly();
        turned();
        isWanted = false;
    }

    private void letGo() {
        turned();
        free.release();
    }

    /** Only who has the lock writes the number, so that no slower instruction is needed. */
    private void turned() {
        turn.setRelease(turn.getPlain() + 1);
    }
}
