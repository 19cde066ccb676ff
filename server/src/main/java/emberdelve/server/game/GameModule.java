package emberdelve.server.game;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Scopes;
import com.google.inject.Singleton;
import com.google.inject.multibindings.Multibinder;

import emberdelve.config.settings.SettingsInForce;
import emberdelve.db.Database;
import emberdelve.server.admin.Funnel;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.command.Fame;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Inboxes;
import emberdelve.server.link.InputSink;
import emberdelve.server.link.Links;
import emberdelve.server.link.Newsroom;
import emberdelve.server.link.Tidings;
import emberdelve.server.link.Ways;

import org.slf4j.LoggerFactory;

/** The wiring of the game: what all regions share, and the regions. */
public final class GameModule extends AbstractModule {
    private final SettingsInForce settings;
    private final StoredGame stored;
    private final Recorder recorder;

    public GameModule(SettingsInForce settings, StoredGame stored, Recorder recorder) {
        this.settings = settings;
        this.stored = stored;
        this.recorder = recorder;
    }

    @Override
    protected void configure() {
        bind(StoredGame.class).toInstance(stored);
        bind(Fame.class).toInstance(stored.fame());
        var inboxes = new Inboxes(stored.openings().stream().map(_ -> inbox()).toList());
        bind(Inboxes.class).toInstance(inboxes);
        bind(Ways.class).toInstance(new Ways(inboxes.all()));
        var newsroom = new Newsroom(stored.openings().stream().map(_ -> new Tidings()).toList());
        bind(Newsroom.class).toInstance(newsroom);
        bind(Links.class).toInstance(new Links());
        bind(Jobs.class).toInstance(new Jobs(() -> settings.now().limits().sessionsMax()));
        bind(Funnel.class).toInstance(new Funnel(LoggerFactory.getLogger(Funnel.class)));
        bind(Blocklist.class).in(Scopes.SINGLETON);
        bind(AccountCache.class).in(Scopes.SINGLETON);
        bind(Throttle.class).in(Scopes.SINGLETON);
        bind(Authenticators.class).in(Scopes.SINGLETON);
        bind(OwnerCode.class).in(Scopes.SINGLETON);
        bind(CommandCounts.class).in(Scopes.SINGLETON);
        bind(Operator.class).in(Scopes.SINGLETON);
        bindRegions(inboxes);
    }

    private Inbox inbox() {
        return new Inbox(settings.now().limits().inboxMax());
    }

    private void bindRegions(Inboxes inboxes) {
        var inOrder = Multibinder.newSetBinder(binder(), Region.class);
        for (var opening : stored.openings()) {
            var nth = opening.territory().nth();
            // What is recorded is the capital: a recording is one world's.
            var module =
                    new RegionModule(
                            opening, inboxes.all().get(nth), nth == 0 ? recorder : Recorder.NONE);
            install(module);
            inOrder.addBinding().to(module.key());
        }
        bind(Regions.class).in(Scopes.SINGLETON);
    }

    @Provides
    @Singleton
    StoreWriter storeWriter(Database database) {
        return new StoreWriter(database::together);
    }

    /** The way of inputs into the game. */
    @Provides
    @Singleton
    InputSink inputs(Regions regions, Inboxes inboxes, Ways ways) {
        return regions.areMany() ? new ManyWorlds(inboxes, ways) : regions.capital().inputs();
    }

    @Provides
    @Singleton
    Showcase showcase(Regions regions) {
        return regions.capital().showcase();
    }
}
