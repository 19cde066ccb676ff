package emberdelve.server.game;

import com.google.inject.Inject;
import com.google.inject.Provider;
import emberdelve.config.content.Content;
import emberdelve.config.settings.Settings;
import emberdelve.db.Database;
import emberdelve.server.admin.ServerControl;
import emberdelve.server.backup.BackupService;
import emberdelve.server.chat.Chat;
import emberdelve.server.checkpoint.Capture;
import emberdelve.server.checkpoint.Checkpointer;
import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.newcomer.Funnel;
import emberdelve.server.world.World;
import emberdelve.server.world.WorldSeed;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes the world as it was stored, and the game that runs it. */
public final class GameMaker implements Provider<Game> {
    private static final Logger LOG = LoggerFactory.getLogger(Game.class);

    private final Settings settings;
    private final Content content;
    private final Database database;
    private final Inbox inbox;
    private final Jobs jobs;
    private final StoreWriter writer;
    private final InstantSource clock;
    private final LongSupplier nanoClock;
    private final ServerControl control;
    private final Funnel funnel;
    private final BackupService backups;

    @Inject
    GameMaker(
            Settings settings,
            Content content,
            Database database,
            Inbox inbox,
            Jobs jobs,
            StoreWriter writer,
            InstantSource clock,
            LongSupplier nanoClock,
            ServerControl control,
            Funnel funnel,
            BackupService backups) {
        this.settings = settings;
        this.content = content;
        this.database = database;
        this.inbox = inbox;
        this.jobs = jobs;
        this.writer = writer;
        this.clock = clock;
        this.nanoClock = nanoClock;
        this.control = control;
        this.funnel = funnel;
        this.backups = backups;
    }

    @Override
    public Game get() {
        var stored = database.checkpoints().loadWorld();
        var row = stored.world();
        var seed =
                new WorldSeed(row.seed(), row.tick(), row.nextId(), settings.world().tick());
        var world = new World(content, seed, GameMaker::report);
        var capture = new Capture(row.checkpoint(), row.digest(), clock);
        var waiting = settings.limits().waitingCommands();
        var restorer = new Restorer(world, capture, waiting);
        restorer.restore(stored);
        world.spawner().fillAll();

        var stopOrder = new StopOrder();
        var checkpointer = checkpointer(capture);
        var upkeep = new StoreUpkeep(world, checkpointer, backups::request);
        var players = new Players(stopOrder, upkeep, chat(world), funnel);
        var doorway = new Doorway(world, players, restorer, database, jobs, inbox, waiting);
        return new Game(
                world,
                inbox,
                players,
                doorway,
                linkDeath(world),
                checkpointer,
                stopOrder,
                () -> control.requestStop(stopOrder.reason()));
    }

    private Chat chat(World world) {
        var limits = settings.limits();
        var ticksPerMinute = world.ticks(Duration.ofMinutes(1));
        var ticksPerLine = Math.max(1, ticksPerMinute / limits.talkPerMinute());
        return new Chat(ticksPerLine, limits.talkBurst());
    }

    private LinkDeath linkDeath(World world) {
        return new LinkDeath(
                world.ticks(settings.world().linkDeadFlee()),
                world.ticks(settings.world().quitOutOfFight()),
                world.ticks(settings.world().linkDeadMax()));
    }

    private Checkpointer checkpointer(Capture capture) {
        var interval = settings.world().checkpointInterval();
        return new Checkpointer(
                database,
                writer,
                capture,
                interval,
                nanoClock,
                tick -> offer(new Input.Durable(tick)));
    }

    private void offer(Input input) {
        if (!inbox.offer(input)) LOG.warn("the inbox is full: {} was not heard", input);
    }

    private static void report(
            String culprit, long tick, Throwable fault, boolean quarantined) {
        LOG.error(
                "{} failed at tick {}{}",
                culprit,
                tick,
                quarantined ? " and is quarantined" : "",
                fault);
    }
}
