package emberdelve.server.game;

import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.link.Links;
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

    @Inject
    Intake(Inbox inbox, WallClock wallClock, Links links, Ways ways) {
        this.inbox = inbox;
        this.wallClock = wallClock;
        this.links = links;
        this.ways = ways;
    }

    Links links() {
        return links;
    }

    /** The ways of what players type, and to other worlds. */
    Ways ways() {
        return ways;
    }

    void forEach(Consumer<Input> runner) {
        wallClock.change().ifPresent(runner);
        for (var input : inbox.drain()) runner.accept(input);
    }
}
