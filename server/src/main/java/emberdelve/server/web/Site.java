package emberdelve.server.web;

import emberdelve.config.settings.WebSocketSettings;
import emberdelve.protocol.transport.WebAnswer;
import emberdelve.protocol.transport.WebRequest;
import emberdelve.protocol.transport.WebSite;

import jakarta.inject.Inject;

/** All that browsers read here. Safe for any thread. */
final class Site implements WebSite {
    private final WebSocketSettings settings;
    private final Assets assets = Assets.read();

    @Inject
    Site(WebSocketSettings settings) {
        this.settings = settings;
    }

    @Override
    public WebAnswer answer(WebRequest request) {
        return assets.at(request.path())
                .map(asset -> asset.answer(request))
                .orElseGet(() -> WebAnswer.words(WebAnswer.NOT_FOUND, "There is no such page."))
                .with(Headers.of(request.trusted()));
    }

    @Override
    public boolean isAllowed(String origin) {
        return settings.isAllowed(origin);
    }
}
