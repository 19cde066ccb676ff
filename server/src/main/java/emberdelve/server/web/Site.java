package emberdelve.server.web;

import emberdelve.config.settings.WebSocketSettings;
import emberdelve.protocol.transport.WebAnswer;
import emberdelve.protocol.transport.WebRequest;
import emberdelve.protocol.transport.WebSite;
import emberdelve.server.game.Showcase;
import emberdelve.server.web.page.PublicPages;

import jakarta.inject.Inject;

import java.util.Map;

/** All that browsers read here. Safe for any thread. */
final class Site implements WebSite {
    private final WebSocketSettings settings;
    private final Assets assets;
    private final KeptPages pages;

    @Inject
    Site(WebSocketSettings settings, Assets assets, PublicPages pages, Showcase showcase) {
        this(settings, assets, new KeptPages(pages, showcase::shown));
    }

    Site(WebSocketSettings settings, Assets assets, KeptPages pages) {
        this.settings = settings;
        this.assets = assets;
        this.pages = pages;
    }

    @Override
    public WebAnswer answer(WebRequest request) {
        return assets.at(request.path())
                .or(() -> pages.at(request.path()))
                .map(asset -> asset.answer(request))
                .orElseGet(() -> pages.missing(request));
    }

    @Override
    public Map<String, String> headers(boolean trusted) {
        return Headers.of(trusted);
    }

    @Override
    public boolean isAllowed(String origin) {
        return settings.isAllowed(origin);
    }
}
