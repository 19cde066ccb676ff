package emberdelve.server.game;

import com.google.inject.Inject;
import com.google.inject.Provider;
import emberdelve.config.content.Content;
import emberdelve.config.settings.Settings;
import emberdelve.db.Database;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.ServerControl;
import emberdelve.server.backup.BackupService;
import emberdelve.server.checkpoint.Capture;
import emberdelve.server.checkpoint.Checkpointer;
import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.newcomer.Funnel;
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
    private final Recorder recorder;
    private final Blocklist blocklist;
    private final Residents residents;

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
            BackupService backups,
            Recorder recorder,
            Blocklist blocklist,
            Residents residents) {
        this.residents = residents;
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
        this.recorder = recorder;
        this.blocklist = blocklist;
    }

    @Override
    public Game get() {
        var opening =
                new Opening(
                        content.version(),
                        settings.world(),
                        settings.limits(),
                        database.checkpoints().loadWorld());
        var world = opening.world(content, GameMaker::report);
        world.sanctions().listen(blocklist::set);
        var row = opening.stored().world();
        var capture = new Capture(row.checkpoint(), row.digest(), clock);
        var checkpointer = checkpointer(capture);
        return Assembly.of(
                opening,
                world,
                new Restorer(world, capture, opening.limits().waitingCommands()),
                inbox,
                new Assembly.Surroundings(
                        new StoredCharacters(database, jobs, inbox),
                        residents,
                        checkpointer,
                        new StoreUpkeep(
                                world,
                                checkpointer,
                                backups::request,
                                database.lostThings(),
                                new RoleDesk(database, writer, jobs, inbox, residents),
                                new AccountFinder(database, jobs, inbox),
                                new AuditReader(database, jobs, inbox)),
                        funnel,
                        new StoredFame(content).of(
                                database.characters(),
                                database.accounts().ofRole(Role.GUEST.word())),
                        recorder,
                        WallClock.of(clock),
                        LOG,
                        control::requestStop));
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
