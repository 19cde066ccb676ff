package emberdelve.server.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An actor's own mind and what has come over it for a while. The newest drives; every one counts
 * down each of the actor's turns; when one ends, whatever lay below has its place again, in
 * whatever order they end (docs/rules.md R6.10).
 */
public final class Minds {
    /** Passing minds one actor can have at once; a further one does not take hold. */
    public static final int PASSING_MAX = 8;

    private final Mind own;
    private final List<Passing> passing = new ArrayList<>();
    private Runnable changed = () -> {};

    public Minds(Mind own) {
        this.own = own;
    }

    /** {@code changed}: is run whenever what has come over the actor is something else. */
    public void onChange(Runnable changed) {
        this.changed = changed;
    }

    public Mind own() {
        return own;
    }

    /** Whoever drives now. */
    public Mind driving() {
        return passing.isEmpty() ? own : passing.getLast().mind;
    }

    /** Whether something has come over the actor. */
    public boolean isOverridden() {
        return !passing.isEmpty();
    }

    /**
     * Lets a mind come over the actor.
     *
     * @param turns of the actor's own, at least 1
     * @return whether it took hold
     */
    public boolean override(Mind mind, int turns) {
        if (!hasRoom()) return false;
        passing.add(new Passing(mind, turns));
        changed.run();
        return true;
    }

    /** Whether one more would take hold. */
    public boolean hasRoom() {
        return passing.size() < PASSING_MAX;
    }

    /** Whether a mind of that word has come over the actor. */
    public boolean isBesetBy(String word) {
        return passing.stream().anyMatch(layer -> layer.mind.word().equals(word));
    }

    /** Ends all minds of that word, wherever they lie; answers whether there were any. */
    public boolean end(String word) {
        if (passing.isEmpty()) return false;
        changed.run();
        return passing.removeIf(layer -> layer.mind.word().equals(word));
    }

    /** Whom the actor serves: whoever charmed it last, else who pays it. */
    public Optional<Actor> master() {
        if (passing.isEmpty()) return hirer();
        for (var layer : passing.reversed()) {
            var master = layer.mind.master();
            if (master.isPresent()) return master;
        }
        return hirer();
    }

    /** Who pays the actor, whether or not it is itself. */
    public Optional<Actor> hirer() {
        return own.hirer();
    }

    /** What has come over the actor, the newest last: its word, and the turns that are left. */
    public List<Map.Entry<String, Integer>> passing() {
        return passing.stream()
                .map(layer -> Map.entry(layer.mind.word(), layer.turnsLeft))
                .toList();
    }

    /**
     * Counts one turn of the actor.
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

    /** Ends all that came over the actor, as death does. */
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
