package emberdelve.server.game;

import com.google.inject.Key;
import com.google.inject.PrivateModule;
import com.google.inject.Provides;
import com.google.inject.Scopes;
import com.google.inject.name.Names;

import emberdelve.server.checkpoint.Capture;
import emberdelve.server.checkpoint.Checkpointer;
import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.command.Upkeep;
import emberdelve.server.kernel.World;
import emberdelve.server.lag.Workload;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Newsroom;
import emberdelve.server.link.Tidings;
import emberdelve.server.time.Clock;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;

/** The wiring of one region: its world, and the clockwork that nothing outside of it uses. */
final class RegionModule extends PrivateModule {
    private final Opening opening;
    private final Inbox inbox;
    private final Recorder recorder;

    RegionModule(Opening opening, Inbox inbox, Recorder recorder) {
        this.opening = opening;
        this.inbox = inbox;
        this.recorder = recorder;
    }

    /** The key by which others know the region. */
    Key<Region> key() {
        return Key.get(Region.class, Names.named(opening.region()));
    }

    @Override
    protected void configure() {
        bind(Opening.class).toInstance(opening);
        bind(Inbox.class).toInstance(inbox);
        bind(Recorder.class).toInstance(recorder);
        bind(Capture.class).toInstance(opening.capture(Clock.SYSTEM.wall()));
        bind(World.class).toProvider(WorldMaker.class).in(Scopes.SINGLETON);
        bind(WorldMaker.class).in(Scopes.SINGLETON);
        bindStore();
        bindLookups();
        bind(WallClock.class).in(Scopes.SINGLETON);
        bind(Intake.class).in(Scopes.SINGLETON);
        bind(Game.class).toProvider(GameMaker.class).in(Scopes.SINGLETON);
        bind(GameMaker.class).in(Scopes.SINGLETON);
        bind(GameLock.class).in(Scopes.SINGLETON);
        bind(TickLoop.class).in(Scopes.SINGLETON);
        bind(Watchdog.class).in(Scopes.SINGLETON);
        bind(TickReports.class).in(Scopes.SINGLETON);
        bind(Workload.class)
                .toInstance(
                        new Workload(
                                Clock.SYSTEM.nanos(),
                                RegionModule::collectingMillis,
                                new DeedNames()::of));
        bind(Region.class).in(Scopes.SINGLETON);
        bind(key()).to(Region.class);
        expose(key());
    }

    private void bindStore() {
        bind(Checkpointer.class).toProvider(CheckpointerMaker.class).in(Scopes.SINGLETON);
        bind(CheckpointerMaker.class).in(Scopes.SINGLETON);
        bind(Safekeeping.class).to(Checkpointer.class);
        bind(Loader.class).to(StoredCharacters.class);
        bind(StoredCharacters.class).in(Scopes.SINGLETON);
        bind(Upkeep.class).to(StoreUpkeep.class);
        bind(StoreUpkeep.class).in(Scopes.SINGLETON);
        bind(GameStore.class).in(Scopes.SINGLETON);
    }

    private void bindLookups() {
        bind(RoleChanges.class).in(Scopes.SINGLETON);
        bind(AccountFinder.class).in(Scopes.SINGLETON);
        bind(PasswordCodes.class).in(Scopes.SINGLETON);
        bind(Lookups.class).in(Scopes.SINGLETON);
        bind(PersonFinder.class).in(Scopes.SINGLETON);
        bind(AuditReader.class).in(Scopes.SINGLETON);
    }

    @Provides
    Tidings tidings(Newsroom newsroom) {
        return newsroom.desks().get(opening.territory().nth());
    }

    private static long collectingMillis() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                .sum();
    }
}
