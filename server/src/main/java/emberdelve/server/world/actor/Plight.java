package emberdelve.server.world.actor;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Effect;
import emberdelve.server.world.effect.Affliction;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** What has befallen an actor and passes, and what it has to recover from. Thread: world. */
public final class Plight {
    private final Runnable reckon;
    private final List<Affliction> afflictions = new ArrayList<>();
    private final List<Affliction> view = Collections.unmodifiableList(afflictions);
    private final Map<String, Long> readyAgain = new TreeMap<>();
    private Runnable changed = () -> {};

    /**
     * @param reckon is run whenever statistics may have changed
     */
    Plight(Runnable reckon) {
        this.reckon = reckon;
    }

    /** {@code changed}: is run whenever there is something else to be stored. */
    void onChange(Runnable changed) {
        this.changed = changed;
    }

    /** A live view, in the order in which they came. */
    public List<Affliction> afflictions() {
        return view;
    }

    /** Whether it is that now: {@code poisoned}. */
    public boolean is(String name) {
        return afflictions.stream().anyMatch(each -> each.name().equals(name));
    }

    /** For {@code Afflictions} alone, which tells of it. */
    public void begin(Affliction affliction) {
        afflictions.add(affliction);
        reckon.run();
        changed.run();
    }

    /** The same one, further on. */
    public void replace(Affliction before, Affliction after) {
        afflictions.replaceAll(each -> each.equals(before) ? after : each);
    }

    /** For {@code Afflictions} alone. */
    public void end(Predicate<Affliction> which) {
        if (!afflictions.removeIf(which)) return;
        reckon.run();
        changed.run();
    }

    /** The world's tick from which that ability can be used again. */
    public long readyAgain(String ability) {
        return readyAgain.getOrDefault(ability, 0L);
    }

    public void recover(String ability, long untilTick) {
        readyAgain.put(ability, untilTick);
        changed.run();
    }

    /** When each ability that was used can be used again, in the world's ticks; a live view. */
    public Map<String, Long> recovering() {
        return Collections.unmodifiableMap(readyAgain);
    }

    Bonuses bonuses() {
        var sum = Bonuses.NONE;
        for (var affliction : afflictions) {
            if (affliction.effect() instanceof Effect.ChangeStats(_, var bonuses, _))
                sum = sum.plus(bonuses);
        }
        return sum;
    }

    /** Haste and slowness one after the other, in percent of the ticks between turns. */
    long speedPercent() {
        var percent = 100L;
        for (var affliction : afflictions) {
            if (affliction.effect() instanceof Effect.ChangeSpeed(_, var change, _))
                percent = percent * change / 100;
        }
        return percent;
    }
}
