package emberdelve.server.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An actor's own mind, and the passing minds on top of it. The newest mind drives the actor. Each
 * turn counts down all passing minds; when one ends, the minds below it move up, in whatever order
 * they end (docs/rules.md R6.10).
 */
public final class Minds {
    /** Passing minds that one actor can have at once; a further one has no effect. */
    public static final int PASSING_MAX = 8;

    private final Mind own;
    private final List<Passing> passing = new ArrayList<>();
    private final Runnable changed;

    /**
     * @param changed is run whenever the passing minds have changed
     */
    Minds(Mind own, Runnable changed) {
        this.own = own;
        this.changed = changed;
    }

    public Mind own() {
        return own;
    }

    /** The mind that drives the actor now. */
    public Mind driving() {
        return passing.isEmpty() ? own : passing.getLast().mind;
    }

    /** Whether the actor has a passing mind. */
    public boolean isOverridden() {
        return !passing.isEmpty();
    }

    /**
     * Adds a passing mind.
     *
     * @param turns the number of the actor's own turns, at least 1
     * @return whether it took hold
     */
    public boolean override(Mind mind, int turns) {
        if (!hasRoom()) return false;
        passing.add(new Passing(mind, turns));
        changed.run();
        return true;
    }

    /** Whether one more passing mind can be added. */
    public boolean hasRoom() {
        return passing.size() < PASSING_MAX;
    }

    /** Whether the actor has a passing mind of that word. */
    public boolean isBesetBy(String word) {
        return passing.stream().anyMatch(layer -> layer.mind.word().equals(word));
    }

    /** Ends all passing minds of that word; answers whether there were any. */
    public boolean end(String word) {
        if (passing.isEmpty()) return false;
        changed.run();
        return passing.removeIf(layer -> layer.mind.word().equals(word));
    }

    /** The actor's master: the one who charmed it last, else its hirer. */
    public Optional<Actor> master() {
        if (passing.isEmpty()) return hirer();
        for (var layer : passing.reversed()) {
            var master = layer.mind.master();
            if (master.isPresent()) return master;
        }
        return hirer();
    }

    /** The one who pays the actor, even while a passing mind drives it. */
    public Optional<Actor> hirer() {
        return own.hirer();
    }

    /** The passing minds, the newest last: the word, and the turns that are left. */
    public List<Map.Entry<String, Integer>> passing() {
        return passing.stream()
                .map(layer -> Map.entry(layer.mind.word(), layer.turnsLeft))
                .toList();
    }

    /**
     * Counts down all passing minds by one turn.
     *
     * @return whether the last passing mind has just ended
     */
    public boolean countTurn() {
        if (passing.isEmpty()) return false;
        changed.run();
        for (var layer : passing) layer.turnsLeft--;
        passing.removeIf(layer -> layer.turnsLeft <= 0);
        return passing.isEmpty();
    }

    /** Ends all passing minds, as death does. */
    public void clear() {
        passing.clear();
    }

    private static final class Passing {
        final Mind mind;
        int turnsLeft;

        Passing(Mind mind, int turns) {
            this.mind = mind;
            this.turnsLeft = turns;
        }
    }
}
