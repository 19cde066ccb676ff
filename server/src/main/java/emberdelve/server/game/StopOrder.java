package emberdelve.server.game;

import java.util.OptionalLong;

/** An order to end the server, counting down. Thread: world. */
final class StopOrder {
    private static final long NONE = -1;

    private long ticksLeft = NONE;
    private String reason = "";

    void give(long inTicks, String why) {
        ticksLeft = inTicks;
        reason = why;
    }

    boolean cancel() {
        var given = ticksLeft != NONE;
        ticksLeft = NONE;
        return given;
    }

    /** Counts down by one tick; answers the ticks that are left, if there is an order. */
    OptionalLong countTick() {
        if (ticksLeft == NONE) return OptionalLong.empty();
        if (ticksLeft > 0) ticksLeft--;
        return OptionalLong.of(ticksLeft);
    }

    String reason() {
        return reason;
    }
}
