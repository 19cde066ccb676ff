package emberdelve.server.web.page;

import emberdelve.config.content.News;
import emberdelve.server.html.Html;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/**
 * An item of news with its number.
 *
 * @param number which of its day's it is, counted from the oldest: it stays when newer ones come,
 *     and when a word is mended
 */
record NewsItem(int number, News news) {
    /**
     * @param all the newest first
     * @return the same in that order
     */
    static List<NewsItem> of(List<News> all) {
        var numbers = new HashMap<LocalDate, Integer>();
        var items = new ArrayList<NewsItem>();
        for (var news : all.reversed()) {
            var number = numbers.merge(news.date(), 1, Integer::sum);
            items.add(new NewsItem(number, news));
        }
        return items.reversed();
    }

    /** The name of its place on the page. */
    String anchor() {
        return "news-" + news.date() + "-" + number;
    }

    List<Html> paragraphs() {
        return Prose.of(news.text()).html();
    }
}
