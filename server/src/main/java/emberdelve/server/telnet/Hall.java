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
     * A session with its greeting takes some 0.1 ms: a turn is longer by little, and ten thousand
     * are in after some seconds.
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
     * Brings a connection from the loop that it is on to this one, in its turn. It must not be read
     * from until its session has begun. Thread: the connection's loop.
     *
     * @param session is begun here, unless it has gone meanwhile
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
     * Gives back what a connection's handlers hold, when it has gone meanwhile or this loop ends.
     */
    // There is nothing left to do when it cannot even be closed.
    @SuppressWarnings("FutureReturnValueIgnored")
    private static void dismiss(Channel channel) {
        channel.close();
        // Of a connection that is on no loop, nobody else says so to its handlers.
        channel.pipeline().fireChannelUnregistered();
    }

    /**
     * Begins the session, and closes the channel whatever goes wrong: without one, nobody would
     * ever look at it again.
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
