package emberdelve.server.web.page;

import static emberdelve.server.html.Html.tag;
import static emberdelve.server.html.Html.text;

import emberdelve.config.content.HelpPage;
import emberdelve.server.command.VerbEntry;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;
import emberdelve.server.mudlet.MudletPackage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The list of all pages of help, and each of them. */
record HelpWriter(Voice voice, HelpIndex index) {
    /**
     * The form in which a text names another page: {@code help kill}, or a verb as it is typed,
     * {@code kill NAME}. A verb alone is not taken for a name: look and time are common words, too.
     */
    private static final Pattern NAMED =
            Pattern.compile("\\bhelp ([a-z][a-z0-9-]*)\\b|\\b([a-z][a-z0-9-]*)(?= [A-Z]{2,}\\b)");

    /** The file that a text names: {@code emberdelve.mpackage}. */
    private static final String FILE = MudletPackage.FILE;

    /** The beginning of lines that are examples and keep their breaks. */
    private static final String EXAMPLE = "    ";

    Article list() {
        var content = new ArrayList<Html>();
        content.add(tag("p", linked(voice.say("web.help"))));
        list("topics", index.of(Optional.empty()), content);
        for (var kind : VerbEntry.Kind.values())
            list(kind.word(), index.of(Optional.of(kind)), content);
        return Article.of(Section.HELP, voice, content);
    }

    /** A list under its heading, the message {@code web.help-KIND}, whose place is the kind. */
    private void list(String kind, List<HelpPage> pages, List<Html> content) {
        if (pages.isEmpty()) return;
        content.add(tag("h2", voice.say("web.help-" + kind)).with("id", kind));
        var list = tag("ul").with("class", "index");
        for (var page : pages)
            list = list.add(tag("li", link(page.word()), text(" "), tag("span", page.summary())));
        content.add(list);
    }

    Article page(HelpPage page) {
        var content = new ArrayList<Html>();
        content.add(tag("p", page.summary()).with("class", "summary"));
        if (!page.usage().isEmpty()) content.add(lines(page.usage()));
        var example = new ArrayList<String>();
        for (var paragraph : page.paragraphs()) {
            if (paragraph.startsWith(EXAMPLE)) {
                example.add(paragraph.substring(EXAMPLE.length()));
                continue;
            }
            if (!example.isEmpty()) content.add(lines(example));
            example.clear();
            content.add(tag("p", linked(paragraph)));
        }
        if (!example.isEmpty()) content.add(lines(example));
        var also = page.seeAlso().stream().filter(index::has).toList();
        if (!also.isEmpty()) {
            content.add(tag("h2", voice.say("web.see-also")).with("id", "see-also"));
            content.add(
                    tag("ul", also.stream().map(word -> tag("li", link(word))).toList())
                            .with("class", "words"));
        }
        return Article.below(Section.HELP, page.word(), page.summary(), content);
    }

    private static Html lines(List<String> lines) {
        return tag("pre", tag("code", String.join("\n", lines)));
    }

    /** The text, in which the names of other pages lead to them. */
    private List<Html> linked(String words) {
        var parts = new ArrayList<Html>();
        var from = 0;
        var named = NAMED.matcher(words);
        while (named.find()) {
            var word = Optional.ofNullable(named.group(1)).orElseGet(() -> named.group(2));
            if (!index.has(word)) continue;
            parts.addAll(withFile(words.substring(from, named.start())));
            parts.add(Html.link(Section.HELP.path(word), named.group()));
            from = named.end();
        }
        parts.addAll(withFile(words.substring(from)));
        return parts;
    }

    /** The rest of a text, in which the name of our file leads to it. */
    private static List<Html> withFile(String words) {
        var at = words.indexOf(FILE);
        if (at < 0) return List.of(text(words));
        return List.of(
                text(words.substring(0, at)),
                Html.link("/" + FILE, FILE),
                text(words.substring(at + FILE.length())));
    }

    private static Html link(String word) {
        return Html.link(Section.HELP.path(word), word);
    }
}
