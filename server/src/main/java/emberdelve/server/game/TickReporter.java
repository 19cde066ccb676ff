package emberdelve.server.game;

import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.World;
import emberdelve.server.lag.TickTime;
import emberdelve.server.model.Actor;

/** The writer of tick reports. Thread: world. */
final class TickReporter {
    private final World world;
    private final Players players;
    private final Durability durability;
    private int triggersStopped;

    TickReporter(World world, Players players, Durability durability) {
        this.world = world;
        this.players = players;
        this.durability = durability;
        world.hooks().onContentStopped((_, _) -> triggersStopped++);
    }

    TickReport report(TickTime time) {
        var all = players.all();
        return new TickReport(
                time,
                all.size(),
                (int) all.stream().filter(Player::isLinkDead).count(),
                world.part(Guard.class).quarantined().stream()
                        .map(Actor::toString)
                        .sorted()
                        .toList(),
                triggersStopped,
                durability.saving());
    }
}
