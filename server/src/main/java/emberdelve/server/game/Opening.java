package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.checkpoint.Capture;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.Territory;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.offer.Registry;
import emberdelve.server.rule.talk.Chat;

import java.time.Duration;
import java.time.InstantSource;

/**
 * The start values of a game. The same opening, content and inputs give the same game.
 *
 * @param contentVersion digest of the content
 * @param territory which part of the dungeon the game's world is
 */
public record Opening(
        String contentVersion,
        WorldSettings settings,
        LimitSettings limits,
        StoredWorld stored,
        Territory territory) {
    /** The start values of a game in the whole dungeon. */
    public Opening(
            String contentVersion,
            WorldSettings settings,
            LimitSettings limits,
            StoredWorld stored) {
        this(contentVersion, settings, limits, stored, Territory.WHOLE);
    }

    private static final Duration GUEST_WARNED = Duration.ofMinutes(5);

    /** The name of the region. */
    String region() {
        return stored.region().name();
    }

    /** Builds the dungeon from content; nothing stored is restored yet. */
    World world(Content content, Registry registry, Guard.FaultListener faults) {
        var region = stored.region();
        var seed =
                new WorldSeed(
                        stored.world().seed(),
                        region.tick(),
                        region.nextId(),
                        settings.tick(),
                        territory);
        return new World(content, seed, faults, registry);
    }

    /** Makes the capture of changes for checkpoints. */
    Capture capture(InstantSource clock) {
        return Capture.of(stored.region(), territory.worlds() > 1, clock);
    }

    Chat chat(World world) {
        return new Chat(ticksPerLine(world, limits.talkPerMinute()), limits.talkBurst());
    }

    /** The ticks after which a player may say one line more. */
    static long ticksPerLine(World world, int linesPerMinute) {
        return Math.max(1, world.ticks(Duration.ofMinutes(1)) / linesPerMinute);
    }

    static Guests guests(World world, Duration lasts) {
        return new Guests(world.ticks(lasts), world.ticks(GUEST_WARNED));
    }

    /** The limits on how long characters without a link stay, and how long guests do. */
    StayLimits stayLimits(World world) {
        return new StayLimits(
                new LinkDeath(
                        world.ticks(settings.linkDeadFlee()),
                        world.ticks(settings.quitOutOfFight()),
                        world.ticks(settings.linkDeadMax())),
                guests(world, limits.guestLasts()));
    }
}
