package emberdelve.server;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Scopes;
import emberdelve.config.content.Content;
import emberdelve.config.settings.BackupSettings;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.ListingSettings;
import emberdelve.config.settings.Settings;
import emberdelve.config.settings.TelnetSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.Database;
import emberdelve.server.admin.ServerControl;
import emberdelve.server.backup.BackupService;
import emberdelve.server.cli.CliModule;
import emberdelve.server.game.GameModule;
import emberdelve.server.game.Recorder;
import emberdelve.server.session.SessionModule;
import emberdelve.server.telnet.TelnetModule;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/** What the server is made of. The only place that knows all of it. */
final class ServerModule extends AbstractModule {
    private final Settings settings;
    private final Content content;
    private final Database database;
    private final Recorder recorder;

    private ServerModule(
            Settings settings, Content content, Database database, Recorder recorder) {
        this.recorder = recorder;
        this.settings = settings;
        this.content = content;
        this.database = database;
    }

    static Server wire(
            Settings settings, Content content, Database database, Recorder recorder) {
        return Guice.createInjector(new ServerModule(settings, content, database, recorder))
                .getInstance(Server.class);
    }

    @Override
    protected void configure() {
        binder().requireExplicitBindings();
        binder().requireAtInjectOnConstructors();
        binder().requireExactBindingAnnotations();
        binder().disableCircularProxies();

        bind(Settings.class).toInstance(settings);
        bind(TelnetSettings.class).toInstance(settings.telnet());
        bind(ListingSettings.class).toInstance(settings.listing());
        bind(WorldSettings.class).toInstance(settings.world());
        bind(LimitSettings.class).toInstance(settings.limits());
        bind(BackupSettings.class).toInstance(settings.backups());
        bind(Content.class).toInstance(content);
        bind(Database.class).toInstance(database);
        bind(Recorder.class).toInstance(recorder);
        bind(InstantSource.class).toInstance(InstantSource.system());
        bind(LongSupplier.class).toInstance(System::nanoTime);
        bind(RandomGenerator.class).toInstance(new SecureRandom());
        bind(ServerControl.class).in(Scopes.SINGLETON);
        bind(BackupService.class).in(Scopes.SINGLETON);
        bind(StoreService.class).in(Scopes.SINGLETON);
        bind(WorldService.class).in(Scopes.SINGLETON);
        bind(Server.class).in(Scopes.SINGLETON);
        install(new GameModule(settings, content));
        install(new SessionModule(content, settings.passwords()));
        install(new TelnetModule());
        install(new CliModule());
    }
}
