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
        for (var item : NewsItem.of(all)) {
            var date = item.news().date();
            if (!day.equals(Optional.of(date))) content.add(heading(date));
            day = Optional.of(date);
            content.add(tag("div", item.paragraphs()).with("id", item.anchor()));
        }
        return Article.of(Section.NEWS, voice, content);
    }

    private static Html heading(LocalDate date) {
        var day = date.toString();
        return tag("h2", tag("time", day).with("datetime", day)).with("id", "day-" + day);
    }
}
