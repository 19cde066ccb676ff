package emberdelve.server.web.page;

import static emberdelve.server.html.Html.tag;

import emberdelve.config.content.News;
import emberdelve.server.html.Html;
import emberdelve.server.html.Html.Element;
import emberdelve.server.html.OwnAddress;
import emberdelve.server.html.Voice;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

/**
 * The latest news for readers of feeds.
 *
 * @param masthead of a server whose public address is known
 * @see "RFC 4287, The Atom Syndication Format"
 */
record NewsFeed(Voice voice, Masthead masthead) {
    static final String PATH = Section.NEWS.path() + ".atom";
    static final String TYPE = "application/atom+xml; charset=utf-8";

    private static final String ATOM = "http://www.w3.org/2005/Atom";
    private static final String XHTML = "http://www.w3.org/1999/xhtml";

    /** The most items in the feed: as many as readers show at once; the page has all. */
    private static final int ITEMS_MAX = 30;

    private static final int TITLE_CHARS_MAX = 80;

    /**
     * @param all the newest first
     */
    String write(List<News> all) {
        var self = masthead.address(PATH).orElseThrow();
        var page = masthead.address(Section.NEWS.path()).orElseThrow();
        var items = NewsItem.of(all);
        var latest = items.isEmpty() ? Instant.EPOCH : moment(items.getFirst());
        var feed =
                tag(
                        "feed",
                        tag("id", self.url()),
                        tag("title", masthead.titled(voice, Section.NEWS.title(voice))),
                        tag("subtitle", Section.NEWS.about(voice)),
                        tag("updated", latest.toString()),
                        tag("author", tag("name", masthead.server())),
                        tag("link").with("rel", "self").to(self),
                        tag("link").to(page));
        var entries = items.stream().limit(ITEMS_MAX).map(item -> entry(item, page)).toList();
        return Html.xml(feed.with("xmlns", ATOM).speaking(voice.say("web.language")).add(entries));
    }

    private static Element entry(NewsItem item, OwnAddress page) {
        var place = page.at(item.anchor());
        return tag(
                "entry",
                tag("id", place.url()),
                tag("title", title(item.news().text())),
                tag("updated", moment(item).toString()),
                tag("link").to(place),
                tag("content", tag("div", item.paragraphs()).with("xmlns", XHTML))
                        .with("type", "xhtml"));
    }

    /** The title, as news have none: the first sentence, or as many words of it as a line holds. */
    private static String title(String text) {
        var sentence = text.strip().split("(?<=[.!?])\\s|\\n", 2)[0];
        if (sentence.length() <= TITLE_CHARS_MAX) return sentence;
        var words = sentence.substring(0, TITLE_CHARS_MAX);
        var space = words.lastIndexOf(' ');
        return (space > 0 ? words.substring(0, space) : words) + " …";
    }

    /**
     * The moment of an item. News have a day and no time of it; readers sort by it, so that each
     * item of a day is a second later than the one before.
     */
    private static Instant moment(NewsItem item) {
        return item.news()
                .date()
                .atStartOfDay(ZoneOffset.UTC)
                .toInstant()
                .plusSeconds(item.number());
    }
}
