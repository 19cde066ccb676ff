package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Span;

import java.time.Duration;

/**
 * The settings of the world: the {@code world:} part.
 *
 * @param tick the world's unit of time
 * @param checkpointInterval the least time between two captures of what changed
 * @param linkDeadFlee the time from losing the link to the first attempt at flight
 * @param linkDeadMax the longest time from losing the link to leaving the world
 * @param quitOutOfFight the time since the last blow after which a player may leave at once
 * @param name the name of this server in its greeting and in MSSP; 1..40 characters
 */
public record WorldSettings(
        Duration tick,
        Duration checkpointInterval,
        Duration linkDeadFlee,
        Duration linkDeadMax,
        Duration quitOutOfFight,
        String name) {
    private static final Span TICK = new Span(Duration.ofMillis(20), Duration.ofMillis(1000));
    private static final Span CHECKPOINT = new Span(Duration.ofMillis(50), Duration.ofSeconds(60));
    private static final Span FLEE = new Span(Duration.ofSeconds(1), Duration.ofHours(1));
    private static final Span LINK_DEAD = new Span(Duration.ofSeconds(1), Duration.ofHours(24));
    private static final Span QUIT = new Span(Duration.ZERO, Duration.ofHours(1));
    private static final ReadableText NAME = new ReadableText(40);

    public static final WorldSettings DEFAULTS =
            new WorldSettings(
                    Duration.ofMillis(200),
                    Duration.ofMillis(250),
                    Duration.ofSeconds(60),
                    Duration.ofMinutes(5),
                    Duration.ofSeconds(30),
                    "Emberdelve");

    public WorldSettings {
        TICK.require("world.tick", tick);
        CHECKPOINT.require("world.checkpoint-interval", checkpointInterval);
        FLEE.require("world.link-dead-flee", linkDeadFlee);
        LINK_DEAD.require("world.link-dead-max", linkDeadMax);
        QUIT.require("world.quit-out-of-fight", quitOutOfFight);
        if (NAME.parse(name).isEmpty())
            throw new IllegalArgumentException(
                    "world.name: " + name + " (expected: " + NAME.expected() + ")");
    }

    static WorldSettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var world =
                new WorldSettings(
                        fields.optional("tick", TICK, DEFAULTS.tick),
                        fields.optional(
                                "checkpoint-interval", CHECKPOINT, DEFAULTS.checkpointInterval),
                        fields.optional("link-dead-flee", FLEE, DEFAULTS.linkDeadFlee),
                        fields.optional("link-dead-max", LINK_DEAD, DEFAULTS.linkDeadMax),
                        fields.optional("quit-out-of-fight", QUIT, DEFAULTS.quitOutOfFight),
                        fields.optional("name", NAME, DEFAULTS.name));
        fields.end();
        return world;
    }

    /** Takes the name; all else is the world's own, and a recording begins with it. */
    WorldSettings goingOnWith(WorldSettings read) {
        return new WorldSettings(
                tick, checkpointInterval, linkDeadFlee, linkDeadMax, quitOutOfFight, read.name);
    }
}
