package emberdelve.server.game;

import emberdelve.server.link.Outbox;
import emberdelve.server.view.View;

import java.util.List;

/** What the game tells, and when it is handed over. Thread: world. */
final class Output {
    private final Outbox outbox;
    private final EventRouting events;
    private final GmcpSubscriptions subscriptions;
    private final StaffDesk officials;
    private final SelfViews selves;

    Output(
            Outbox outbox,
            EventRouting events,
            GmcpSubscriptions subscriptions,
            StaffDesk officials,
            SelfViews selves) {
        this.outbox = outbox;
        this.events = events;
        this.subscriptions = subscriptions;
        this.officials = officials;
        this.selves = selves;
    }

    /** What waited in the inbox is run. */
    void served() {
        officials.tellStaff();
        flush();
    }

    /** All of a tick has happened. */
    void endRounds() {
        events.endRounds();
    }

    /** That tick is over. */
    void ticked(long tick) {
        subscriptions.give(tick);
        flush();
    }

    void show(Player player, View view) {
        outbox.show(player, List.of(view));
    }

    /** Hands over all that was told. */
    void flush() {
        outbox.flush(selves::of);
    }
}
