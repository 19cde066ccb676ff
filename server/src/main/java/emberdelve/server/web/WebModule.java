package emberdelve.server.web;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;

import emberdelve.protocol.transport.WebSite;

/** Pages for browsers. */
public final class WebModule extends AbstractModule {
    public WebModule() {}

    @Override
    protected void configure() {
        bind(Site.class).in(Scopes.SINGLETON);
        bind(WebSite.class).to(Site.class);
    }
}
