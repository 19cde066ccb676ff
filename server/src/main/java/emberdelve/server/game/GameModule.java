package emberdelve.server.game;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Scopes;
import com.google.inject.Singleton;

import emberdelve.config.settings.SettingsInForce;
import emberdelve.db.Database;
import emberdelve.server.admin.Funnel;
import emberdelve.server.checkpoint.Capture;
import emberdelve.server.checkpoint.Checkpointer;
import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.command.Fame;
import emberdelve.server.command.Upkeep;
import emberdelve.server.kernel.World;
import emberdelve.server.lag.Workload;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.InputSink;
import emberdelve.server.link.Links;
import emberdelve.server.time.Clock;

import org.slf4j.LoggerFactory;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;

/** The world's clockwork. */
public final class GameModule extends AbstractModule {
    private final SettingsInForce settings;
    private final StoredGame stored;

    public GameModule(SettingsInForce settings, StoredGame stored) {
        this.settings = settings;
        this.stored = stored;
    }

    @Override
    protected void configure() {
        bind(StoredGame.class).toInstance(stored);
        bind(Opening.class).toInstance(stored.opening());
        bind(Fame.class).toInstance(stored.fame());
        bind(Capture.class).toInstance(stored.opening().capture(Clock.SYSTEM.wall()));
        bind(Inbox.class).toInstance(new Inbox(settings.now().limits().inboxMax()));
        bind(Links.class).toInstance(new Links());
        bind(Jobs.class).toInstance(new Jobs(() -> settings.now().limits().sessionsMax()));
        bind(Funnel.class).toInstance(new Funnel(LoggerFactory.getLogger(Funnel.class)));
        bind(Blocklist.class).in(Scopes.SINGLETON);
        bind(AccountCache.class).in(Scopes.SINGLETON);
        bind(World.class).toProvider(WorldMaker.class).in(Scopes.SINGLETON);
        bind(WorldMaker.class).in(Scopes.SINGLETON);
        bindStore();
        bind(WallClock.class).in(Scopes.SINGLETON);
        bind(Intake.class).in(Scopes.SINGLETON);
        bind(Operator.class).in(Scopes.SINGLETON);
        bind(Game.class).toProvider(GameMaker.class).in(Scopes.SINGLETON);
        bind(GameMaker.class).in(Scopes.SINGLETON);
        bind(Showcase.class).toProvider(ShowcaseOfGame.class).in(Scopes.SINGLETON);
        bind(GameLock.class).in(Scopes.SINGLETON);
        bind(InputSink.class).to(GameLock.class);
        bind(TickLoop.class).in(Scopes.SINGLETON);
        bind(Watchdog.class).in(Scopes.SINGLETON);
        bind(CommandCounts.class).in(Scopes.SINGLETON);
        bind(TickReports.class).in(Scopes.SINGLETON);
        bind(Workload.class)
                .toInstance(
                        new Workload(
                                Clock.SYSTEM.nanos(),
                                GameModule::collectingMillis,
                                new DeedNames()::of));
    }

    private static long collectingMillis() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                .sum();
    }

    @Provides
    @Singleton
    StoreWriter storeWriter(Database database) {
        return new StoreWriter(database::together);
    }

    private void bindStore() {
        bind(Checkpointer.class).toProvider(CheckpointerMaker.class).in(Scopes.SINGLETON);
        bind(CheckpointerMaker.class).in(Scopes.SINGLETON);
        bind(Safekeeping.class).to(Checkpointer.class);
        bind(Loader.class).to(StoredCharacters.class);
        bind(StoredCharacters.class).in(Scopes.SINGLETON);
        bind(Throttle.class).in(Scopes.SINGLETON);
        bind(Authenticators.class).in(Scopes.SINGLETON);
        bind(OwnerCode.class).in(Scopes.SINGLETON);
        bind(RoleChanges.class).in(Scopes.SINGLETON);
        bind(AccountFinder.class).in(Scopes.SINGLETON);
        bind(PasswordCodes.class).in(Scopes.SINGLETON);
        bind(Lookups.class).in(Scopes.SINGLETON);
        bind(PersonFinder.class).in(Scopes.SINGLETON);
        bind(AuditReader.class).in(Scopes.SINGLETON);
        bind(Upkeep.class).to(StoreUpkeep.class);
        bind(StoreUpkeep.class).in(Scopes.SINGLETON);
        bind(GameStore.class).in(Scopes.SINGLETON);
    }
}
