package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.chat.Chat;
import emberdelve.server.world.Guard;
import emberdelve.server.world.World;
import emberdelve.server.world.WorldSeed;
import java.time.Duration;

/**
 * All that decides how a game goes, besides what comes in from outside: the same opening, content
 * and inputs are the same game.
 *
 * @param contentVersion digest of the content
 */
public record Opening(
        String contentVersion, WorldSettings settings, LimitSettings limits, StoredWorld stored) {
    private static final Duration GUEST_WARNED = Duration.ofMinutes(5);


    /** The dungeon as built; nothing that was stored is in it yet. */
    World world(Content content, Guard.FaultListener faults) {
        var row = stored.world();
        var seed = new WorldSeed(row.seed(), row.tick(), row.nextId(), settings.tick());
        return new World(content, seed, faults);
    }

    Chat chat(World world) {
        var ticksPerMinute = world.ticks(Duration.ofMinutes(1));
        var ticksPerLine = Math.max(1, ticksPerMinute / limits.talkPerMinute());
        return new Chat(ticksPerLine, limits.talkBurst());
    }

    /** Those who look around, and for how long they may. */
    Guests guests(World world) {
        return new Guests(world.ticks(limits.guestLasts()), world.ticks(GUEST_WARNED));
    }

    LinkDeath linkDeath(World world) {
        return new LinkDeath(
                world.ticks(settings.linkDeadFlee()),
                world.ticks(settings.quitOutOfFight()),
                world.ticks(settings.linkDeadMax()));
    }
}
