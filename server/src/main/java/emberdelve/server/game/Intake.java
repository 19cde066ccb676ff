package emberdelve.server.game;

import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;

import jakarta.inject.Inject;

import java.util.function.Consumer;

/** The intake of inputs to run next: the wall clock's, and those that wait in the inbox. */
final class Intake {
    private final Inbox inbox;
    private final WallClock wallClock;

    @Inject
    Intake(Inbox inbox, WallClock wallClock) {
        this.inbox = inbox;
        this.wallClock = wallClock;
    }

    void forEach(Consumer<Input> runner) {
        wallClock.change().ifPresent(runner);
        for (var input : inbox.drain()) runner.accept(input);
    }
}
