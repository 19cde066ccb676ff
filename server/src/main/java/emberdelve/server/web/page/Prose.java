package emberdelve.server.web.page;

import static emberdelve.server.html.Html.tag;

import emberdelve.server.html.Html;

import java.util.List;

/** A text of content for a page. Each of its lines is a paragraph. */
record Prose(List<String> paragraphs) {
    static Prose of(String text) {
        return new Prose(text.lines().filter(line -> !line.isBlank()).map(String::strip).toList());
    }

    List<Html> html() {
        return paragraphs.stream().map(paragraph -> (Html) tag("p", paragraph)).toList();
    }
}
