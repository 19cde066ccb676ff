package emberdelve.server.game;

import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.link.Links;
import emberdelve.server.link.Tidings;
import emberdelve.server.link.Ways;

import jakarta.inject.Inject;

import java.util.function.Consumer;

/**
 * The intake of the inputs to run next, from the wall clock and from the inbox, and of the links
 * that they name.
 */
final class Intake {
    private final Inbox inbox;
    private final WallClock wallClock;
    private final Links links;
    private final Ways ways;
    private final Tidings tidings;

    @Inject
    Intake(Inbox inbox, WallClock wallClock, Links links, Ways ways, Tidings tidings) {
        this.inbox = inbox;
        this.wallClock = wallClock;
        this.links = links;
        this.ways = ways;
        this.tidings = tidings;
    }

    Links links() {
        return links;
    }

    /** The ways of what players type, and to other worlds. */
    Ways ways() {
        return ways;
    }

    void forEach(Consumer<Input> runner) {
        var inputs = inbox.drain();
        wallClock.change().ifPresent(runner);
        // What others have stored is looked at after the inbox and comes before it: who comes from
        // another world was stored there first.
        tidings.take().ifPresent(runner);
        for (var input : inputs) runner.accept(input);
    }
}
