package emberdelve.server.web.page;

import static emberdelve.server.html.Html.tag;

import emberdelve.config.content.News;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The page of news: what is new in the world, the newest first. */
record NewsPage(Voice voice) {
    Article write(List<News> all) {
        var content = new ArrayList<Html>();
        if (all.isEmpty()) content.add(tag("p", voice.say("view.news-none")));
        var day = Optional.<LocalDate>empty();
        for (var news : all) {
            if (!day.equals(Optional.of(news.date()))) content.add(tag("h2", date(news.date())));
            day = Optional.of(news.date());
            news.text()
                    .lines()
                    .filter(line -> !line.isBlank())
                    .forEach(paragraph -> content.add(tag("p", paragraph.strip())));
        }
        return Article.of(Section.NEWS, voice, content);
    }

    private static Html date(LocalDate date) {
        return tag("time", date.toString()).with("datetime", date.toString());
    }
}
