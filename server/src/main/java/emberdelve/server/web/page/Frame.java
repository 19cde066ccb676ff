package emberdelve.server.web.page;

import static emberdelve.server.html.Html.link;
import static emberdelve.server.html.Html.tag;
import static emberdelve.server.html.Html.text;

import emberdelve.server.html.Html;
import emberdelve.server.html.Html.Element;
import emberdelve.server.html.Voice;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The frame that all pages have around them.
 *
 * @param sections the sections to which every page leads, in that order
 */
record Frame(Voice voice, Masthead masthead, List<Section> sections) {
    private static final String MAIN = "main";

    /** The whole page at that path. */
    String around(String path, Article article) {
        return around(article, article.isFirst() ? "./" : "../", masthead.whereabouts(path));
    }

    /** The same at no path of its own, where {@code home} is the way to the site's root. */
    String astray(Article article, String home) {
        return around(article, home, List.of());
    }

    private String around(Article article, String home, List<Html> whereabouts) {
        var page = new StringBuilder("<!DOCTYPE html>\n");
        tag("html", head(article).add(whereabouts), body(article))
                .with("lang", voice.say("web.language"))
                .writeTo(page, home);
        return page.append('\n').toString();
    }

    private Element head(Article article) {
        var decor = masthead.decor();
        var head =
                tag(
                        "head",
                        tag("meta").with("charset", "utf-8"),
                        tag("meta")
                                .with("name", "viewport")
                                .with("content", "width=device-width, initial-scale=1"),
                        tag("meta").with("name", "color-scheme").with("content", "light dark"),
                        tag("title", masthead.titled(voice, article.title())),
                        tag("meta").with("name", "description").with("content", article.about()),
                        Masthead.property("og:title", article.title()),
                        Masthead.property("og:description", article.about()),
                        Masthead.property("og:type", "website"),
                        Masthead.property("og:site_name", masthead.server()),
                        tag("link").with("rel", "stylesheet").with("href", decor.styles()));
        return decor.icon()
                .map(icon -> head.add(tag("link").with("rel", "icon").with("href", icon)))
                .orElse(head);
    }

    private Html body(Article article) {
        return tag(
                "body",
                link("#" + MAIN, voice.say("web.skip")).with("class", "skip"),
                tag(
                        "header",
                        tag("p", link(Section.PLAY, masthead.server())).with("class", "server"),
                        tag("nav", links(article)).with("aria-label", voice.say("web.links"))),
                tag("main", tag("h1", article.title()))
                        .with("id", MAIN)
                        .with("tabindex", "-1")
                        .add(article.content()),
                tag("footer", tag("p", text(footer()))));
    }

    private String footer() {
        return voice.say("web.footer", Map.of("server", masthead.server()));
    }

    private Html links(Article article) {
        var links =
                tag(
                        "ul",
                        tag("li", link(Section.PLAY, voice.say("web.play")).with("class", "play")));
        for (var section : sections) links = links.add(tag("li", entry(section, article)));
        return links;
    }

    private Html entry(Section section, Article article) {
        var link = link(section.path(), section.label(voice));
        if (!article.section().equals(Optional.of(section))) return link;
        return link.with("aria-current", article.isFirst() ? "page" : "true");
    }
}
