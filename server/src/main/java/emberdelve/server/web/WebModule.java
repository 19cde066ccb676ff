package emberdelve.server.web;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Scopes;

import emberdelve.config.settings.WebSocketSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.protocol.transport.WebSite;
import emberdelve.server.mudlet.MudletPackage;
import emberdelve.server.web.page.Decor;

import jakarta.inject.Singleton;

import java.util.function.Supplier;

/** Pages for browsers. */
public final class WebModule extends AbstractModule {
    public WebModule() {}

    @Override
    protected void configure() {
        bind(CurrentPages.class).in(Scopes.SINGLETON);
        bind(Site.class).in(Scopes.SINGLETON);
        bind(WebSite.class).to(Site.class);
    }

    @Provides
    @Singleton
    static Assets assets(Supplier<WorldSettings> world, Supplier<WebSocketSettings> browsers) {
        return Assets.read(() -> world.get().name(), browsers);
    }

    @Provides
    @Singleton
    static MudletPackage mudlet() {
        return MudletPackage.read();
    }

    @Provides
    static Decor decor(Assets assets) {
        return assets.decor();
    }
}
