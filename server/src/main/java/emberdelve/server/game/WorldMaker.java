package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.World;
import emberdelve.server.lag.Workload;
import emberdelve.server.offer.Registry;
import emberdelve.server.rule.sanction.Sanctions;

import jakarta.inject.Inject;
import jakarta.inject.Provider;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The maker of the server's dungeon from content; nothing stored is restored yet. */
final class WorldMaker implements Provider<World> {
    private static final Logger LOG = LoggerFactory.getLogger(Game.class);

    private final Opening opening;
    private final Content content;
    private final Registry registry;
    private final Blocklist blocklist;
    private final Workload workload;

    @Inject
    WorldMaker(
            Opening opening,
            Content content,
            Registry registry,
            Blocklist blocklist,
            Workload workload) {
        this.workload = workload;
        this.opening = opening;
        this.content = content;
        this.registry = registry;
        this.blocklist = blocklist;
    }

    @Override
    public World get() {
        var world = opening.world(content, registry, WorldMaker::report);
        // The capital learns what others lay and lift, and alone tells the door.
        if (opening.territory().nth() == Borders.CAPITAL)
            world.part(Sanctions.class).listen(blocklist::set);
        world.part(Guard.class).timeBy(workload);
        return world;
    }

    private static void report(String culprit, long tick, Throwable fault, boolean quarantined) {
        LOG.error(
                "{} failed at tick {}{}",
                culprit,
                tick,
                quarantined ? " and is quarantined" : "",
                fault);
    }
}
