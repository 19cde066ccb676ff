package emberdelve.server.game;

import emberdelve.server.kernel.World;

import java.time.Duration;

/** The countdown to the end of the server that staff have ordered. Thread: world. */
final class Countdown {
    private final World world;
    private final StopOrder order;
    private final StaffDesk officials;
    private final Operator operator;

    Countdown(World world, StopOrder order, StaffDesk officials, Operator operator) {
        this.world = world;
        this.order = order;
        this.officials = officials;
        this.operator = operator;
    }

    void tick() {
        var left = order.countTick();
        if (left.isEmpty()) return;
        if (left.getAsLong() == 0) operator.stopServer(order.reason());
        else if (isWorthSaying(left.getAsLong())) officials.announceStop();
    }

    private boolean isWorthSaying(long ticksLeft) {
        return ticksLeft % world.ticks(Duration.ofSeconds(60)) == 0
                || ticksLeft == world.ticks(Duration.ofSeconds(10));
    }
}
