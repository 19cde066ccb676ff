package emberdelve.server.feature.moon;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** The moon above the dungeon, which is the same for everybody. Thread: world. */
final class Moon {
    private final World world;
    private final RandomGenerator chance;

    /**
     * Those who have looked up since the moon turned. Not stored: a restart makes nobody look up.
     */
    private final Set<Actor> gazing = new LinkedHashSet<>();

    private Phase phase = Phase.NEW;
    private long untilTick;

    /**
     * @param chance of its own, so that what else happens changes nothing in it
     */
    Moon(World world, RandomGenerator chance) {
        this.world = world;
        this.chance = chance;
        untilTick = world.now() + lasts();
    }

    Phase phase() {
        return phase;
    }

    /** The first tick of the next phase. */
    long untilTick() {
        return untilTick;
    }

    /** Goes on as it was stored. */
    void restore(Phase stored, long until) {
        phase = stored;
        untilTick = until;
    }

    /** Turns when it is time, and tells every character. */
    void tick() {
        if (world.now() < untilTick) return;
        phase = other();
        gazing.clear();
        untilTick = world.now() + lasts();
        world.changes().of(Moon.class).changed(MoonRow.ONLY, this);
        for (var actor : List.copyOf(world.population().all()))
            if (actor.isCharacter()) tell(actor);
    }

    /** The line for somebody who comes in. */
    Note greeting() {
        return Note.of("moon.tonight-" + phase.word());
    }

    /** Shows the moon to the actor, and the actor's look to those in the room. */
    void watchedBy(Actor actor) {
        gazing.add(actor);
        world.emit(actor.room(), new MoonEvent.Watched(actor.named()));
    }

    /** Lets an actor who looks up look away, and those in the room notice it. */
    void lookAway(Actor actor) {
        if (gazing.remove(actor)) world.emit(actor.room(), new MoonEvent.LookedAway(actor.named()));
    }

    /** The ticks of this phase; the content may be another one by now. */
    private long lasts() {
        var almanac = world.content().part(Almanac.class).orElse(Almanac.NONE);
        return world.ticks(almanac.lasts(phase));
    }

    private Phase other() {
        var phases = Phase.values();
        return phases[(phase.ordinal() + chance.nextInt(1, phases.length)) % phases.length];
    }

    private void tell(Actor reader) {
        world.tell(reader, new MoonEvent.Turned(phase));
    }
}
