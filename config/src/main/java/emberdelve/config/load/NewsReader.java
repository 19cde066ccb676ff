package emberdelve.config.load;

import emberdelve.config.content.News;
import emberdelve.config.read.Fields;
import emberdelve.config.read.scalar.Day;
import emberdelve.config.read.scalar.ReadableText;

import java.util.ArrayList;
import java.util.List;

/** {@code news.yaml}: a list, newest first. */
final class NewsReader {
    private NewsReader() {}

    static List<News> read(Draft draft) {
        var all = new ArrayList<News>();
        var file = draft.files.yaml("news.yaml");
        if (file.isEmpty()) return all;
        for (var item : file.get().items(draft.problems)) {
            var fields = Fields.of(item, draft.problems);
            var news =
                    new News(
                            fields.required("date", Day.DAY),
                            fields.required("text", ReadableText.PARAGRAPHS));
            fields.end();
            if (!all.isEmpty() && news.date().isAfter(all.getLast().date()))
                fields.optional("date")
                        .ifPresent(date -> draft.problems.add(date.wrong("newest first")));
            all.add(news);
        }
        return all;
    }
}
