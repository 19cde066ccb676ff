package emberdelve.server.web.page;

import static emberdelve.server.html.Html.tag;

import emberdelve.config.settings.WebSocketSettings;
import emberdelve.server.html.Html;
import emberdelve.server.html.OwnAddress;
import emberdelve.server.html.Voice;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The facts about this server that stand on all pages.
 *
 * @param server the name by which it calls itself
 */
public record Masthead(String server, WebSocketSettings browsers, Decor decor) {
    /** The whole address of a path; empty where the public address is not known. */
    Optional<OwnAddress> address(String path) {
        return OwnAddress.of(browsers, path);
    }

    /** The title of a page as browsers and feeds have it, with the name of the server. */
    String titled(Voice voice, String title) {
        return voice.say("web.page", Map.of("title", title, "server", server));
    }

    /**
     * The marks of the page at that path that need the public address: which of its addresses is
     * the right one, a picture for those who show a link to it, and where the feed of news is. None
     * where the address is not known.
     */
    public List<Html> whereabouts(String path) {
        return address(path)
                .flatMap(page -> address(decor.picture()).map(picture -> marks(page, picture)))
                .orElse(List.of());
    }

    private static List<Html> marks(OwnAddress page, OwnAddress picture) {
        return List.of(
                tag("link").with("rel", "canonical").to(page),
                property("og:url", page.url()),
                property("og:image", picture.url()),
                tag("link")
                        .with("rel", "alternate")
                        .with("type", "application/atom+xml")
                        .with("href", NewsFeed.PATH));
    }

    /** A property of the Open Graph protocol, by which a link to the page is shown elsewhere. */
    static Html property(String name, String value) {
        return tag("meta").with("property", name).with("content", value);
    }
}
