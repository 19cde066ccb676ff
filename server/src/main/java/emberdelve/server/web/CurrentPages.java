package emberdelve.server.web;

import emberdelve.config.settings.WorldSettings;
import emberdelve.server.game.Showcase;
import emberdelve.server.offer.ByEdition;
import emberdelve.server.offer.Editions;
import emberdelve.server.offer.Registry;
import emberdelve.server.web.page.Decor;
import emberdelve.server.web.page.PublicPages;

import jakarta.inject.Inject;

import java.util.function.Supplier;

/** The pages of the edition that is in force. Safe for any thread. */
final class CurrentPages implements Supplier<KeptPages> {
    private final Supplier<KeptPages> byEdition;

    @Inject
    CurrentPages(
            Editions editions,
            Registry registry,
            WorldSettings settings,
            Decor decor,
            Showcase showcase) {
        byEdition =
                new ByEdition<>(
                        editions,
                        its ->
                                new KeptPages(
                                        new PublicPages(its, registry.exhibits(), settings, decor),
                                        showcase::shown));
    }

    @Override
    public KeptPages get() {
        return byEdition.get();
    }
}
