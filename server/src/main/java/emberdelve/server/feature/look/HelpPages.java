package emberdelve.server.feature.look;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Sheet;

import java.util.List;
import java.util.Map;

/** Pages to read: help and news. */
final class HelpPages {
    private HelpPages() {}

    public static void help(HelpView view, Sheet sheet) {
        var page = view.page();
        sheet.add("view.help", Map.of("word", page.word(), "summary", page.summary()));
        if (!page.usage().isEmpty()) sheet.gap();
        for (var usage : page.usage()) sheet.add("view.help-usage", Map.of("usage", usage));
        for (var paragraph : page.paragraphs())
            sheet.gap().add("view.help-paragraph", Map.of("text", paragraph));
        if (!page.seeAlso().isEmpty())
            sheet.gap()
                    .addLinked(
                            "view.help-see-also", Map.of(), Map.of("words", pages(page.seeAlso())));
    }

    /** The words as links, each of which opens its page. */
    private static StyledText pages(List<String> words) {
        return Sheet.joined(words.stream().map(word -> Sheet.link(word, "help " + word)).toList());
    }

    public static void commands(CommandsView view, Sheet sheet) {
        for (var group : view.groups())
            sheet.addLinked(
                    "view.commands-" + group.kind(),
                    Map.of(),
                    Map.of("words", pages(group.verbs())));
        sheet.add("view.commands-help");
    }

    public static void news(NewsView view, Sheet sheet) {
        if (view.news().isEmpty()) sheet.add("view.news-none");
        for (var news : view.news())
            sheet.add("view.news", Map.of("date", news.date().toString()))
                    .add("view.news-text", Map.of("text", news.text().strip()));
        if (view.older() > 0)
            sheet.add("view.news-older", Map.of("count", Integer.toString(view.older())));
    }
}
