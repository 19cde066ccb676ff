package emberdelve.server.game;

import emberdelve.server.lag.TickTime;
import emberdelve.server.view.View;

import java.util.List;

/** The output of the game, which is collected and handed over at the right time. Thread: world. */
final class Output {
    private final Outbox outbox;
    private final EventRouting events;
    private final GmcpSubscriptions subscriptions;
    private final StaffDesk officials;
    private final Showcase showcase;
    private final TickReporter reporter;

    Output(
            Outbox outbox,
            EventRouting events,
            GmcpSubscriptions subscriptions,
            StaffDesk officials,
            Showcase showcase,
            TickReporter reporter) {
        this.reporter = reporter;
        this.outbox = outbox;
        this.events = events;
        this.subscriptions = subscriptions;
        this.officials = officials;
        this.showcase = showcase;
    }

    /** Called when the inputs of the inbox have been run. */
    void served() {
        officials.tellStaff();
        events.endDeeds();
        flush();
    }

    /** Called when all events of a tick have happened. */
    void endRounds() {
        events.endRounds();
    }

    /** Called when the tick is over. */
    void ticked(long tick) {
        subscriptions.give(tick);
        flush();
        showcase.ticked(tick);
    }

    /** The report of the world after a tick that took so long. */
    TickReport report(TickTime time) {
        return reporter.report(time);
    }

    /** The showcase of what everybody is shown. Safe for any thread. */
    Showcase showcase() {
        return showcase;
    }

    void show(Player player, View view) {
        outbox.show(player, List.of(view));
    }

    /** Hands everything over to the links. */
    void flush() {
        outbox.flush();
    }
}
