package emberdelve.server.game;

import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;
import emberdelve.server.link.Ways;

/**
 * The sink of sessions where there are several worlds: each input goes the way of its character.
 * Safe for any thread, as {@link Ways}.
 */
record ManyWorlds(Regions regions, Ways ways) implements InputSink {
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
        for (var region : regions.all()) region.inputs().runHere();
    }
}
