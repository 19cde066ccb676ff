package emberdelve.server.web;

import emberdelve.config.settings.WebSocketSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.server.game.Showcase;
import emberdelve.server.game.Shown;
import emberdelve.server.offer.ByEdition;
import emberdelve.server.offer.Editions;
import emberdelve.server.offer.Registry;
import emberdelve.server.web.page.Decor;
import emberdelve.server.web.page.Masthead;
import emberdelve.server.web.page.PublicPages;

import jakarta.inject.Inject;

import java.util.function.Function;
import java.util.function.Supplier;

/** The pages of the edition that is in force. Safe for any thread. */
final class CurrentPages implements Supplier<KeptPages> {
    private final Supplier<Masthead> masthead;
    private final Function<Masthead, Supplier<KeptPages>> maker;
    private volatile Headed headed;

    /** The pages under that masthead. */
    private record Headed(Masthead masthead, Supplier<KeptPages> byEdition) {}

    @Inject
    CurrentPages(
            Editions editions,
            Registry registry,
            Supplier<WorldSettings> world,
            Supplier<WebSocketSettings> browsers,
            Decor decor,
            Showcase showcase) {
        this(editions, registry, world, browsers, decor, showcase::shown);
    }

    /**
     * @param shown gives what the world shows now
     */
    CurrentPages(
            Editions editions,
            Registry registry,
            Supplier<WorldSettings> world,
            Supplier<WebSocketSettings> browsers,
            Decor decor,
            Supplier<Shown> shown) {
        masthead = () -> new Masthead(world.get().name(), browsers.get(), decor);
        maker =
                head ->
                        new ByEdition<>(
                                editions,
                                its ->
                                        new KeptPages(
                                                new PublicPages(its, registry.exhibits(), head),
                                                shown));
        headed = made(masthead.get());
    }

    @Override
    public KeptPages get() {
        var now = masthead.get();
        if (!headed.masthead().equals(now)) headed = made(now);
        return headed.byEdition().get();
    }

    private Headed made(Masthead now) {
        return new Headed(now, maker.apply(now));
    }
}
