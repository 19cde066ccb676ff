package emberdelve.server.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.WebSocketSettings;
import emberdelve.server.html.OwnAddress;

import org.junit.jupiter.api.Test;

import java.util.Collections;

/** The list of pages for search engines. */
class SitemapTest {
    @Test
    void noMorePagesAreListedThanAreRead() {
        assertThat(listed(Sitemap.PAGES_MAX)).isEqualTo(50_000);
        assertThat(listed(Sitemap.PAGES_MAX + 1)).isEqualTo(50_000);
    }

    private static int listed(int pages) {
        var page = OwnAddress.of(openedAt("https://mud.example.org"), "/who").orElseThrow();
        return new Sitemap(Collections.nCopies(pages, page)).write().split("<loc>", -1).length - 1;
    }

    private static WebSocketSettings openedAt(String address) {
        var usual = WebSocketSettings.DEFAULTS;
        return new WebSocketSettings(
                usual.enabled(),
                usual.port(),
                usual.tlsPort(),
                usual.bind(),
                usual.hosts(),
                usual.origins(),
                usual.encrypted(),
                usual.behindProxy(),
                usual.trustedProxies(),
                usual.forwardedBy(),
                address);
    }
}
