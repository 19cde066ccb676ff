package emberdelve.server.web;

import emberdelve.config.settings.WorldSettings;
import emberdelve.server.game.Showcase;
import emberdelve.server.offer.ByEdition;
import emberdelve.server.offer.Editions;
import emberdelve.server.offer.Registry;
import emberdelve.server.web.page.Decor;
import emberdelve.server.web.page.PublicPages;

import jakarta.inject.Inject;

import java.util.function.Function;
import java.util.function.Supplier;

/** The pages of the edition that is in force. Safe for any thread. */
final class CurrentPages implements Supplier<KeptPages> {
    private final Supplier<WorldSettings> settings;
    private final Function<WorldSettings, Supplier<KeptPages>> maker;
    private volatile Named named;

    /** The pages under that name of the server. */
    private record Named(String name, Supplier<KeptPages> byEdition) {}

    @Inject
    CurrentPages(
            Editions editions,
            Registry registry,
            Supplier<WorldSettings> settings,
            Decor decor,
            Showcase showcase) {
        this.settings = settings;
        maker =
                world ->
                        new ByEdition<>(
                                editions,
                                its ->
                                        new KeptPages(
                                                new PublicPages(
                                                        its, registry.exhibits(), world, decor),
                                                showcase::shown));
        named = made(settings.get());
    }

    @Override
    public KeptPages get() {
        var world = settings.get();
        if (!named.name().equals(world.name())) named = made(world);
        return named.byEdition().get();
    }

    private Named made(WorldSettings world) {
        return new Named(world.name(), maker.apply(world));
    }
}
