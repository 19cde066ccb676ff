package emberdelve.server.web.page;

import static emberdelve.server.html.Html.tag;

import emberdelve.server.html.Html;
import emberdelve.server.html.OwnAddress;

import java.util.List;

/**
 * The list of all pages for search engines.
 *
 * @see "https://www.sitemaps.org/protocol.html"
 */
record Sitemap(List<OwnAddress> pages) {
    static final String PATH = "/sitemap.xml";
    static final String TYPE = "application/xml";

    private static final String SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

    String write() {
        return Html.xml(
                tag("urlset", pages.stream().map(Sitemap::entry).toList()).with("xmlns", SCHEMA));
    }

    private static Html entry(OwnAddress page) {
        return tag("url", tag("loc", page.url()));
    }
}
