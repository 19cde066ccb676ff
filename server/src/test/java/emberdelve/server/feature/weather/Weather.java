package emberdelve.server.feature.weather;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;

/** The weather above the dungeon, which is the same for everybody. Thread: world. */
final class Weather {
    /** How long a sky stays: long enough for a test to see it, short enough to wait for. */
    static final Duration SKY_LASTS = Duration.ofSeconds(10);

    private final World world;
    private final RandomGenerator chance;
    private Sky sky = Sky.CLEAR;
    private long untilTick;

    /**
     * @param chance of its own, so that what else happens changes nothing in it
     */
    Weather(World world, RandomGenerator chance) {
        this.world = world;
        this.chance = chance;
        untilTick = world.now() + world.ticks(SKY_LASTS);
    }

    Sky sky() {
        return sky;
    }

    /** The first tick of the next sky. */
    long untilTick() {
        return untilTick;
    }

    /** Goes on as it was stored. */
    void restore(Sky stored, long until) {
        sky = stored;
        untilTick = until;
    }

    /** Turns when it is time, and tells every character. */
    void tick() {
        if (world.now() < untilTick) return;
        sky = other();
        untilTick = world.now() + world.ticks(SKY_LASTS);
        world.changes().of(Weather.class).changed(WeatherRow.ONLY, this);
        for (var actor : List.copyOf(world.population().all()))
            if (actor.isCharacter()) tell(actor);
    }

    private Sky other() {
        var skies = Sky.values();
        return skies[(sky.ordinal() + chance.nextInt(1, skies.length)) % skies.length];
    }

    private void tell(Actor reader) {
        world.tell(reader, new WeatherEvent.Turned(sky));
    }
}
