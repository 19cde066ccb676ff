package emberdelve.server.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;

import emberdelve.config.content.Content;
import emberdelve.config.settings.AdminSettings;
import emberdelve.config.settings.BackupSettings;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.ListingSettings;
import emberdelve.config.settings.PasswordSettings;
import emberdelve.config.settings.RetentionSettings;
import emberdelve.config.settings.Settings;
import emberdelve.config.settings.SettingsInForce;
import emberdelve.config.settings.TelnetSettings;
import emberdelve.config.settings.WebSocketSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.Database;
import emberdelve.server.admin.BackupRequests;
import emberdelve.server.admin.BuildRequests;
import emberdelve.server.admin.ReloadRequests;
import emberdelve.server.admin.ServerControl;
import emberdelve.server.adminport.AdminModule;
import emberdelve.server.adminport.AdminPort;
import emberdelve.server.backup.BackupService;
import emberdelve.server.bridge.Bridge;
import emberdelve.server.bridge.BridgeModule;
import emberdelve.server.bridge.Joints;
import emberdelve.server.checkpoint.CurveRecount;
import emberdelve.server.console.Console;
import emberdelve.server.console.ConsoleLink;
import emberdelve.server.console.ConsoleModule;
import emberdelve.server.feature.Features;
import emberdelve.server.flight.FlightRecorder;
import emberdelve.server.game.Authenticators;
import emberdelve.server.game.GameModule;
import emberdelve.server.game.OwnerCode;
import emberdelve.server.game.Recorder;
import emberdelve.server.game.RegionPlan;
import emberdelve.server.game.StoredGame;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.lifecycle.Services;
import emberdelve.server.lifecycle.Tidying;
import emberdelve.server.metrics.Traffic;
import emberdelve.server.offer.Editions;
import emberdelve.server.offer.Registry;
import emberdelve.server.person.Retention;
import emberdelve.server.reload.ContentDesk;
import emberdelve.server.reload.ContentFolder;
import emberdelve.server.reload.KeptContent;
import emberdelve.server.session.SessionModule;
import emberdelve.server.systemd.Notices;
import emberdelve.server.telnet.EventLoops;
import emberdelve.server.telnet.OwnCertificate;
import emberdelve.server.telnet.TelnetModule;
import emberdelve.server.telnet.TelnetServer;
import emberdelve.server.time.Clock;
import emberdelve.server.web.WebModule;

import java.time.Instant;
import java.util.function.Supplier;

/** The wiring of the server from its parts. Nothing else knows all of the parts. */
public final class ServerModule extends AbstractModule {
    private final SettingsInForce inForce;
    private final Content content;
    private final ContentFolder folder;
    private final Database database;
    private final Recorder recorder;
    private final StoredGame stored;
    private final Joints joints;

    private ServerModule(
            SettingsInForce settings,
            Content content,
            ContentFolder folder,
            Database database,
            Recorder recorder,
            StoredGame stored,
            Joints joints) {
        this.joints = joints;
        this.stored = stored;
        this.recorder = recorder;
        inForce = settings;
        this.content = content;
        this.folder = folder;
        this.database = database;
    }

    /**
     * A server of the settings and the content that were read, and of the database that was opened,
     * whose dungeon is divided by that plan.
     */
    public static Server wire(
            RegionPlan plan,
            SettingsInForce settings,
            Content content,
            ContentFolder folder,
            Database database,
            Recorder recorder,
            Joints joints) {
        CurveRecount.bring(database, content.rules().experience(), Instant.now());
        var stored = StoredGame.read(plan, settings.now(), content, database);
        return Guice.createInjector(
                        new ServerModule(
                                settings, content, folder, database, recorder, stored, joints))
                .getInstance(Server.class);
    }

    @Override
    protected void configure() {
        binder().requireExplicitBindings();
        binder().requireAtInjectOnConstructors();
        binder().requireExactBindingAnnotations();
        binder().disableCircularProxies();

        var registry = Features.registry();
        var editions = new Editions(content, registry);
        bindSettings();
        bind(Content.class).toInstance(content);
        bind(Database.class).toInstance(database);
        bind(Registry.class).toInstance(registry);
        bind(Editions.class).toInstance(editions);
        bind(ContentFolder.class).toInstance(folder);
        bind(KeptContent.class)
                .toInstance(
                        new KeptContent(
                                database.folder(),
                                folder.parsed(),
                                registry.loader(),
                                folder.regions()));
        bind(ContentDesk.class).in(Scopes.SINGLETON);
        bind(ReloadRequests.class).to(ContentDesk.class);
        bind(BuildRequests.class).to(ContentDesk.class);
        bind(OwnCertificate.class).toInstance(OwnCertificate.of(database.folder()));
        bind(Clock.class).toInstance(Clock.SYSTEM);
        bind(Traffic.class).toInstance(Traffic.none());
        bind(ServerControl.class).in(Scopes.SINGLETON);
        bind(BackupService.class).in(Scopes.SINGLETON);
        bind(Retention.class).in(Scopes.SINGLETON);
        bind(BackupRequests.class).to(BackupService.class);
        bind(StoreService.class).in(Scopes.SINGLETON);
        bind(WorldService.class).in(Scopes.SINGLETON);
        bind(Server.class).in(Scopes.SINGLETON);
        bindServices();
        install(new GameModule(inForce, stored, recorder));
        install(new SessionModule(editions, registry, inForce.now().passwords()));
        install(new WebModule());
        install(new TelnetModule());
        install(new AdminModule());
        install(new BridgeModule(joints));
        install(new ConsoleModule(database.folder(), System.getenv()));
    }

    /**
     * Binds the settings: those that need a restart as they are now, others as what answers with
     * their value in force.
     */
    private void bindSettings() {
        var now = inForce.now();
        bind(SettingsInForce.class).toInstance(inForce);
        bind(Settings.class).toInstance(now);
        bind(TelnetSettings.class).toInstance(now.telnet());
        bind(WorldSettings.class).toInstance(now.world());
        bind(AdminSettings.class).toInstance(now.admin());
        bind(new TypeLiteral<Supplier<TelnetSettings>>() {})
                .toInstance(inForce.part(Settings::telnet));
        bind(new TypeLiteral<Supplier<WorldSettings>>() {})
                .toInstance(inForce.part(Settings::world));
        bind(new TypeLiteral<Supplier<ListingSettings>>() {})
                .toInstance(inForce.part(Settings::listing));
        bind(new TypeLiteral<Supplier<WebSocketSettings>>() {})
                .toInstance(inForce.part(Settings::websocket));
        bind(new TypeLiteral<Supplier<LimitSettings>>() {})
                .toInstance(inForce.part(Settings::limits));
        bind(new TypeLiteral<Supplier<PasswordSettings>>() {})
                .toInstance(inForce.part(Settings::passwords));
        bind(new TypeLiteral<Supplier<BackupSettings>>() {})
                .toInstance(inForce.part(Settings::backups));
        bind(new TypeLiteral<Supplier<RetentionSettings>>() {})
                .toInstance(inForce.part(Settings::retention));
    }

    /**
     * Binds the services in the order in which they are started; they are stopped in the opposite
     * one.
     */
    private void bindServices() {
        bind(Services.class).in(Scopes.SINGLETON);
        var inOrder = Multibinder.newSetBinder(binder(), Service.class);
        inOrder.addBinding().to(ConsoleLink.class);
        // It answers before anybody can come in, and until nobody is left.
        inOrder.addBinding().to(AdminPort.class);
        inOrder.addBinding().to(StoreService.class);
        inOrder.addBinding().to(OwnerCode.class);
        inOrder.addBinding().to(Authenticators.class);
        inOrder.addBinding().to(BackupService.class);
        inOrder.addBinding().to(EventLoops.class);
        // What it joins to the world is joined before the first tick.
        inOrder.addBinding().to(Bridge.class);
        inOrder.addBinding().to(WorldService.class);
        inOrder.addBinding().to(TelnetServer.class);
        inOrder.addBinding().to(ContentDesk.class);
        inOrder.addBinding().to(Console.class);
        inOrder.addBinding().to(FlightRecorder.class);
        inOrder.addBinding().to(Tidying.class);
        inOrder.addBinding().to(Retention.class);
        inOrder.addBinding().to(Notices.class);
    }
}
