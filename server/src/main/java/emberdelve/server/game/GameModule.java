package emberdelve.server.game;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import emberdelve.config.content.Content;
import emberdelve.config.settings.Settings;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.command.OwnWords;
import emberdelve.server.command.Verbs;
import emberdelve.server.newcomer.Funnel;
import org.slf4j.LoggerFactory;

/** The world's clockwork. */
public final class GameModule extends AbstractModule {
    private final Settings settings;
    private final Content content;

    public GameModule(Settings settings, Content content) {
        this.settings = settings;
        this.content = content;
    }

    @Override
    protected void configure() {
        bind(Inbox.class).toInstance(new Inbox(settings.limits().inboxMax()));
        bind(Jobs.class).toInstance(new Jobs(settings.limits().sessionsMax()));
        bind(StoreWriter.class).toInstance(new StoreWriter());
        bind(Verbs.class).toInstance(new Verbs(content.help(), OwnWords.of(content)));
        bind(Blocklist.class).in(Scopes.SINGLETON);
        bind(Residents.class).in(Scopes.SINGLETON);
        bind(Funnel.class).toInstance(new Funnel(LoggerFactory.getLogger(Funnel.class)));
        bind(Game.class).toProvider(GameMaker.class).in(Scopes.SINGLETON);
        bind(GameMaker.class).in(Scopes.SINGLETON);
        bind(TickLoop.class).in(Scopes.SINGLETON);
    }
}
