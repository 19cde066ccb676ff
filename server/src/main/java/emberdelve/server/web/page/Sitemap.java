package emberdelve.server.web.page;

import static emberdelve.server.html.Html.tag;

import emberdelve.server.html.Html;
import emberdelve.server.html.OwnAddress;

import java.util.List;

/**
 * The list of pages for search engines: all of them, or as many as fit.
 *
 * @see "https://www.sitemaps.org/protocol.html"
 */
record Sitemap(List<OwnAddress> pages) {
    static final String PATH = "/sitemap.xml";

    /** So many pages fit by the protocol; larger lists are not read. */
    static final int PAGES_MAX = 50_000;

    static final String TYPE = "application/xml";

    private static final String SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

    String write() {
        return Html.xml(
                tag("urlset", pages.stream().limit(PAGES_MAX).map(Sitemap::entry).toList())
                        .with("xmlns", SCHEMA));
    }

    private static Html entry(OwnAddress page) {
        return tag("url", tag("loc", page.url()));
    }
}
