package emberdelve.server.web.page;

import emberdelve.config.content.News;
import emberdelve.server.html.Voice;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The files for programs: what robots may read, the list of all pages, and the feed of news. The
 * last two hold whole addresses, so they are only where the public address is known.
 */
record PublicFiles(Voice voice, Masthead masthead) {
    private static final String ROBOTS = "/robots.txt";
    private static final String WELCOME = "User-agent: *\nAllow: /\n";

    /**
     * @param pages the paths of the pages that search engines are told of
     * @return the files by their paths
     */
    Map<String, PublicFile> all(List<String> pages, List<News> news) {
        var files = new HashMap<String, PublicFile>();
        var sitemap = masthead.address(Sitemap.PATH);
        var robots = WELCOME + sitemap.map(at -> "Sitemap: " + at.url() + "\n").orElse("");
        files.put(ROBOTS, new PublicFile("text/plain; charset=utf-8", () -> robots));
        if (sitemap.isEmpty()) return files;

        var addresses = pages.stream().flatMap(page -> masthead.address(page).stream()).toList();
        files.put(Sitemap.PATH, new PublicFile(Sitemap.TYPE, new Sitemap(addresses)::write));
        files.put(
                NewsFeed.PATH,
                new PublicFile(NewsFeed.TYPE, () -> new NewsFeed(voice, masthead).write(news)));
        return files;
    }
}
