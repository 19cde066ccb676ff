package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Optional;

/**
 * The recollections of characters that have left because their link was lost, kept until nobody can
 * come back by a ticket any more. What was said to a tablet that slept is told when it wakes.
 * Thread: world.
 */
final class Recollections {
    /** The most recollections that are kept; beyond it the eldest goes first. */
    static final int MOST = 1_000;

    /** The time within which a player comes back by a ticket. */
    private static final Duration KEPT = Duration.ofMinutes(15);

    private final long keptTicks;
    private final LinkedHashMap<ActorId, Left> left = new LinkedHashMap<>();

    private record Left(Recollection recollection, long tick) {}

    Recollections(World world) {
        keptTicks = world.ticks(KEPT);
    }

    void keep(Player player, long now) {
        left.putLast(player.actor().id(), new Left(player.recollection(), now));
        forgetOld(now);
    }

    /** Takes the recollection of a character that comes back; empty if there is none. */
    Optional<Recollection> take(ActorId character, long now) {
        forgetOld(now);
        return Optional.ofNullable(left.remove(character)).map(Left::recollection);
    }

    void forget(ActorId character) {
        left.remove(character);
    }

    private void forgetOld(long now) {
        var eldest = left.values().iterator();
        while (eldest.hasNext()) {
            if (eldest.next().tick() + keptTicks > now && left.size() <= MOST) return;
            eldest.remove();
        }
    }
}
