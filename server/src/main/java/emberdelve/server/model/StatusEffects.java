package emberdelve.server.model;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Effect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** An actor's status effects, and the abilities that are recovering. Thread: world. */
public final class StatusEffects {
    private final Actor actor;
    private final List<StatusEffect> afflictions = new ArrayList<>();
    private final List<StatusEffect> view = Collections.unmodifiableList(afflictions);

    /**
     * The world's tick from which each ability can be used again; most actors have used none, so
     * the map is made when one is used.
     */
    private Map<String, Long> readyAgain = Map.of();

    StatusEffects(Actor actor) {
        this.actor = actor;
    }

    /** The status effects in the order in which they began; a live view. */
    public List<StatusEffect> active() {
        return view;
    }

    /** Whether the actor has a status effect of that name: {@code poisoned}. */
    public boolean is(String name) {
        return afflictions.stream().anyMatch(each -> each.name().equals(name));
    }

    /** Adds a status effect. Called by {@code LastingEffects} only, which emits the event. */
    public void begin(StatusEffect status) {
        afflictions.add(status);
        reckon();
    }

    /** Replaces a status effect by a later state of the same one. */
    public void replace(StatusEffect before, StatusEffect after) {
        afflictions.replaceAll(each -> each.equals(before) ? after : each);
    }

    /** Ends the status effects that the test picks. Called by {@code LastingEffects} only. */
    public void end(Predicate<StatusEffect> which) {
        if (afflictions.removeIf(which)) reckon();
    }

    /** The world's tick from which that ability can be used again. */
    public long readyAgain(String ability) {
        return readyAgain.getOrDefault(ability, 0L);
    }

    public void recover(String ability, long untilTick) {
        if (readyAgain.isEmpty()) readyAgain = new TreeMap<>();
        readyAgain.put(ability, untilTick);
        actor.changed();
    }

    /** The world's tick from which each ability can be used again. */
    public Map<String, Long> recovering() {
        return Collections.unmodifiableMap(readyAgain);
    }

    private void reckon() {
        actor.befall(bonuses(), speedPercent());
        actor.changed();
    }

    private Bonuses bonuses() {
        var sum = Bonuses.NONE;
        for (var status : afflictions) {
            if (status.effect() instanceof Effect.ChangeStats(_, var bonuses, _))
                sum = sum.plus(bonuses);
        }
        return sum;
    }

    /** All haste and slowness multiplied, in percent of the ticks between turns. */
    private long speedPercent() {
        var percent = 100L;
        for (var status : afflictions) {
            if (status.effect() instanceof Effect.ChangeSpeed(_, var change, _))
                percent = percent * change / 100;
        }
        return percent;
    }
}
