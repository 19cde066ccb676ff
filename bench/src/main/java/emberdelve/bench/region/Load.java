package emberdelve.bench.region;

import emberdelve.bench.micro.BenchDungeon;
import emberdelve.bench.micro.OpenDelves;
import emberdelve.server.kernel.World;

import java.util.Locale;

/**
 * A load that regions share, each with a part of it.
 *
 * @param name what a region has many of
 * @param size how many of it one region has that has all
 * @param spreads whether two regions have half of it each, and not as much each as one
 * @param maker makes a region with so many
 */
record Load(String name, int size, boolean spreads, Maker maker) {
    /** The maker of a region. */
    interface Maker {
        Region of(int size);
    }

    /**
     * A region with its load.
     *
     * @param refresh puts the world back as it was, after a thousand ticks at most
     */
    record Region(World world, Runnable refresh) {}

    /** Monsters that fight one another, with a reader in each zone. */
    static Load fights(int monsters) {
        return new Load("fighting monsters", monsters, false, Load::fighting);
    }

    /** Open delves with a character in each. */
    static Load delves(int count) {
        return new Load("open delves", count, true, size -> delving(OpenDelves.open(size).world()));
    }

    private static Region delving(World world) {
        return new Region(world, () -> heal(world));
    }

    private static void heal(World world) {
        for (var actor : world.population().all())
            if (actor.isCharacter()) actor.setHp(actor.stats().hp());
    }

    private static Region fighting(int monsters) {
        var dungeon = new BenchDungeon(monsters);
        dungeon.watch();
        return new Region(dungeon.world(), dungeon::harden);
    }

    /** The number that one of so many regions has. */
    int share(int regions) {
        return spreads ? size / regions : size;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%,d %s", size, name);
    }
}
