package emberdelve.server.kernel;

import emberdelve.config.content.RoomId;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The borders of a world within the dungeon, which several worlds may have divided among
 * themselves. Thread: world.
 */
public final class Borders {
    /** The number of the world that answers to the console. */
    public static final int CAPITAL = 0;

    private final World world;
    private final Territory territory;

    public Borders(World world) {
        this.world = world;
        territory = world.part(WorldSeed.class).territory();
    }

    /** Whether there are no other worlds. */
    public boolean areNone() {
        return territory.worlds() == 1;
    }

    /**
     * Whether this world is the capital, which alone does what time does to things of everybody:
     * other worlds learn it from there.
     */
    public boolean isCapital() {
        return here() == CAPITAL;
    }

    /** The number of worlds. */
    public int worlds() {
        return territory.worlds();
    }

    /** The numbers of all other worlds. */
    public List<Integer> others() {
        return IntStream.range(0, territory.worlds()).filter(nth -> nth != here()).boxed().toList();
    }

    /** The number of this world, as {@link Territory#nth}. */
    public int here() {
        return territory.nth();
    }

    /**
     * The world that the room belongs to, as {@link Territory#nth}. One of a zone that was opened
     * during play is where its feature says; one that is no more belongs to the capital.
     */
    public int owner(RoomId room) {
        if (areNone()) return here();
        if (world.content().zone(room.zone()).isPresent())
            return world.map().find(room).map(_ -> territory.of(room.zone())).orElse(0);
        return world.hooks().worldOf(room.zone()).orElse(CAPITAL);
    }

    /** Whether the room is another world's, into which nobody may step for now. */
    public boolean bar(RoomId room) {
        if (areNone()) return false;
        return bars(owner(room));
    }

    /** Whether it is another world, into which nobody may step for now. */
    public boolean bars(int nth) {
        return nth != here() && !world.part(Barriers.class).isOpen(nth);
    }

    /** Whether the room is this world's, and not another's. */
    public boolean hold(RoomId room) {
        return owner(room) == here();
    }
}
