package emberdelve.server.html;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A part of a page. No part can be made from markup: all words, whoever wrote them, become text of
 * the page by {@link Escape}. What is written is XML as well as HTML.
 */
public sealed interface Html {
    /** Elements without an end (HTML 5, 13.1.2). */
    Set<String> VOID = Set.of("br", "link", "meta");

    /**
     * The names of elements and attributes, as in HTML and SVG; none that could hold a script or a
     * style.
     */
    Pattern NAME = Pattern.compile("(?!on|style$|script$)[a-z][a-zA-Z0-9-]*");

    /** The targets of links: a place of the page, or a page or file of this server. */
    Pattern TARGET = Pattern.compile("#[a-z0-9-]+|/(?:[a-z0-9](?:[a-z0-9./-]|%[0-9A-F]{2})*)?");

    /** Text that stands on the page as it is. */
    record Words(String text) implements Html {}

    /** An element with what is in it. */
    record Element(String name, Map<String, String> attributes, List<Html> inside) implements Html {
        public Element {
            if (!NAME.matcher(name).matches()) throw new IllegalArgumentException(name);
            attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
            inside = List.copyOf(inside);
        }

        /**
         * The same element with one more attribute.
         *
         * @throws IllegalArgumentException for an attribute that could hold a script, a style or a
         *     foreign address
         */
        public Element with(String attribute, String value) {
            if (!NAME.matcher(attribute).matches()) throw new IllegalArgumentException(attribute);
            if (attribute.equals("href") && !TARGET.matcher(value).matches())
                throw new IllegalArgumentException("to " + value);
            return having(attribute, value);
        }

        /** The same element leading to a page or file of ours by its whole address. */
        public Element to(OwnAddress address) {
            return having("href", address.url());
        }

        /** The same element, of a file of XML, whose words are in that language. */
        public Element speaking(String language) {
            return having("xml:lang", language);
        }

        private Element having(String attribute, String value) {
            var more = new LinkedHashMap<>(attributes);
            more.put(attribute, value);
            return new Element(name, more, inside);
        }

        public Element with(String attribute, int value) {
            return with(attribute, Integer.toString(value));
        }

        /** The same element with more in it. */
        public Element add(Html... more) {
            return add(List.of(more));
        }

        public Element add(String words) {
            return add(text(words));
        }

        public Element add(List<? extends Html> more) {
            var all = new ArrayList<>(inside);
            all.addAll(more);
            return new Element(name, attributes, all);
        }
    }

    static Html text(String words) {
        return new Words(words);
    }

    static Element tag(String name, Html... inside) {
        return new Element(name, Map.of(), List.of(inside));
    }

    static Element tag(String name, String words) {
        return tag(name, text(words));
    }

    static Element tag(String name, List<? extends Html> inside) {
        return tag(name).add(inside);
    }

    /** A name, and after it something that matters less. */
    static Html beside(String name, Html more) {
        return tag("span", text(name + " "), tag("span", more).with("class", "beside"));
    }

    /** Words that lead to a page, or to a place of the page on which they stand. */
    static Element link(String target, String words) {
        return tag("a", words).with("href", target);
    }

    /** A file of XML. */
    static String xml(Html root) {
        var file = new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
        root.writeTo(file);
        return file.append('\n').toString();
    }

    /** Writes the part as markup; links begin at the root of all pages. */
    default void writeTo(StringBuilder page) {
        writeTo(page, "/");
    }

    /**
     * The same for a site that may lie in a folder of another, and so knows no root.
     *
     * @param home the way from the page to the site's root, such as {@code ../}
     */
    default void writeTo(StringBuilder page, String home) {
        switch (this) {
            case Words(var text) -> page.append(Escape.of(text));
            case Element(var name, var attributes, var inside) -> {
                page.append('<').append(name);
                attributes.forEach((attribute, value) ->
                        page.append(' ')
                                .append(attribute)
                                .append("=\"")
                                .append(Escape.of(from(home, attribute, value)))
                                .append('"'));
                if (VOID.contains(name)) {
                    page.append("/>");
                    return;
                }
                page.append('>');
                for (var part : inside) part.writeTo(page, home);
                page.append("</").append(name).append('>');
            }
        }
    }

    private static String from(String home, String attribute, String value) {
        return attribute.equals("href") && value.startsWith("/")
                ? home + value.substring(1)
                : value;
    }
}
