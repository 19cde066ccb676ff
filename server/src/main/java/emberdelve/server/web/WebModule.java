package emberdelve.server.web;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;

import emberdelve.protocol.transport.WebSite;
import emberdelve.server.web.page.Decor;
import emberdelve.server.web.page.PublicPages;

/** Pages for browsers. */
public final class WebModule extends AbstractModule {
    public WebModule() {}

    @Override
    protected void configure() {
        var assets = Assets.read();
        bind(Assets.class).toInstance(assets);
        bind(Decor.class).toInstance(assets.decor());
        bind(PublicPages.class).in(Scopes.SINGLETON);
        bind(Site.class).in(Scopes.SINGLETON);
        bind(WebSite.class).to(Site.class);
    }
}
