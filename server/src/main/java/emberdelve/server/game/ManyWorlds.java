package emberdelve.server.game;

import emberdelve.server.link.Inboxes;
import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;
import emberdelve.server.link.Ways;

/**
 * The sink of sessions where there are several worlds: each input goes the way of its character.
 * What waits is run by each world's own thread and by no event loop, so that a world that stands
 * still stops no connection of somebody in another
 * (docs/decisions/0219-each-world-has-a-thread-of-its-own.md). Safe for any thread, as {@link
 * Ways}.
 */
record ManyWorlds(Inboxes inboxes, Ways ways) implements InputSink {
    @Override
    public boolean add(Input input) {
        return ways.add(input);
    }

    @Override
    public void wake() {
        ways.wake();
    }

    @Override
    public void runHere() {
        for (var inbox : inboxes.all()) if (!inbox.isEmpty()) inbox.wake();
    }
}
