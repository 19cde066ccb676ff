package emberdelve.server.adminport;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;

/** The admin port. */
public final class AdminModule extends AbstractModule {
    public AdminModule() {}

    @Override
    protected void configure() {
        bind(AdminPort.class).in(Scopes.SINGLETON);
        bind(AdminPages.class).in(Scopes.SINGLETON);
        bind(Readiness.class).in(Scopes.SINGLETON);
        bind(Watched.class).in(Scopes.SINGLETON);
        bind(OwnProcess.class).in(Scopes.SINGLETON);
        bind(Scrape.class).in(Scopes.SINGLETON);
        bind(LastHour.class).in(Scopes.SINGLETON);
    }
}
