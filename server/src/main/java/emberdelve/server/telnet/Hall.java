package emberdelve.server.telnet;

import io.netty.channel.Channel;
import io.netty.channel.EventLoop;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;

/**
 * The hall of connections that are ready for a session and wait for a loop of the players. In each
 * of its turns the loop takes a few of them, so that whoever plays there does not wait for a crowd
 * that comes (docs/decisions/0144). Thread: its loop's.
 */
final class Hall {
    /**
     * The sessions that begin in one turn: each takes some 0.1 ms, so that a turn becomes little
     * longer, and ten thousand begin within some seconds.
     */
    static final int A_TURN = 16;

    private static final long NEXT_TURN_NANOS = 1;

    private final EventLoop loop;
    private final Queue<Guest> waiting = new ArrayDeque<>();
    private boolean willLook;

    private record Guest(Channel channel, Runnable session) {}

    Hall(EventLoop loop) {
        this.loop = loop;
    }

    /**
     * Brings a connection from its present loop to this one, when its turn comes. It must not be
     * read from until its session has begun. Thread: the connection's loop.
     *
     * @param session begins the session, on this loop; not run if the connection has gone meanwhile
     */
    // A connection that cannot be moved is closed, and nothing is owed to it.
    @SuppressWarnings("FutureReturnValueIgnored")
    void enter(Channel channel, Runnable session) {
        var guest = new Guest(channel, session);
        channel.deregister()
                .addListener(_ -> {
                    if (channel.isOpen()) loop.execute(() -> waits(guest));
                });
    }

    private void waits(Guest guest) {
        waiting.add(guest);
        if (!willLook) look();
    }

    // It runs on the loop itself, and ends with it.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void look() {
        willLook = true;
        loop.schedule(this::takeSome, NEXT_TURN_NANOS, TimeUnit.NANOSECONDS);
    }

    private void takeSome() {
        willLook = false;
        for (var taken = 0; taken < A_TURN && !waiting.isEmpty(); taken++) take(waiting.remove());
        if (!waiting.isEmpty()) look();
    }

    // Its listener has the outcome.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void take(Guest guest) {
        var channel = guest.channel();
        loop.register(channel)
                .addListener(moved -> {
                    if (moved.isSuccess()) begin(channel, guest.session());
                    else dismiss(channel);
                });
    }

    /**
     * Closes a connection that has gone meanwhile, or whose loop ends, and lets its handlers give
     * back what they hold.
     */
    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    private static void dismiss(Channel channel) {
        channel.close();
        // The handlers of a connection that is on no loop do not learn it by themselves.
        channel.pipeline().fireChannelUnregistered();
    }

    /**
     * Begins the session, or closes the channel if that fails: without a session, nobody would ever
     * look at the channel again.
     */
    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    private static void begin(Channel channel, Runnable session) {
        try {
            session.run();
        } catch (Throwable fault) {
            channel.pipeline().fireExceptionCaught(fault);
            channel.close();
        }
    }
}
