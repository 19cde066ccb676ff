package emberdelve.server.console;

import ch.qos.logback.core.spi.LifeCycle;

/** What leaves the operator's seat when the log ends. */
record UntilTheEnd(Seat seat) implements LifeCycle {
    @Override
    public void start() {}

    @Override
    public void stop() {
        seat.leave();
    }

    @Override
    public boolean isStarted() {
        return true;
    }
}
