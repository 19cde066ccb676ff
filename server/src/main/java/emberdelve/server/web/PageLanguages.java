package emberdelve.server.web;

import emberdelve.protocol.transport.WebRequest;
import emberdelve.server.html.Escape;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The languages that the page speaks: one for each file of words among the assets. */
final class PageLanguages {
    /** The language of whoever asks for none that the page speaks, and of the game itself. */
    static final String ENGLISH = "en";

    private static final Pattern FILE = Pattern.compile("words-([a-z]{2,3})\\.js");

    /** The cookie in which the settings of the page keep a language. */
    private static final Pattern COOKIE =
            Pattern.compile("(?:^|; ?)emberdelve-language=([a-z]{2,3})(?:;|$)");

    /** The longest list of languages that is read: no browser sends more, and more takes time. */
    private static final int ACCEPT_CHARS_MAX = 500;

    /** The key of a language's name, in the language itself. */
    private static final String NAME = "language.name";

    private final TreeMap<String, PageWords> byCode = new TreeMap<>();

    /**
     * @param files the names of all assets
     * @param text the content of one
     */
    PageLanguages(List<String> files, UnaryOperator<String> text) {
        for (var file : files) {
            var name = FILE.matcher(file);
            if (name.matches())
                byCode.put(name.group(1), PageWords.read(name.group(1), text.apply(file)));
        }
    }

    /** The words in each of them. */
    List<PageWords> all() {
        return List.copyOf(byCode.values());
    }

    /** The language that was chosen in the page, else the first that the browser asks for. */
    String of(WebRequest request) {
        return chosen(request.cookie()).or(() -> asked(request.acceptLanguage())).orElse(ENGLISH);
    }

    private Optional<String> chosen(String cookie) {
        var found = COOKIE.matcher(cookie);
        return found.find()
                ? Optional.of(found.group(1)).filter(byCode::containsKey)
                : Optional.empty();
    }

    private Optional<String> asked(String acceptLanguage) {
        if (acceptLanguage.isBlank() || acceptLanguage.length() > ACCEPT_CHARS_MAX)
            return Optional.empty();
        try {
            var ranges = Locale.LanguageRange.parse(acceptLanguage);
            return Optional.ofNullable(Locale.lookupTag(ranges, new ArrayList<>(byCode.keySet())));
        } catch (IllegalArgumentException nonsense) {
            return Optional.empty();
        }
    }

    /** The choices in the settings of the page, each named in its own language. */
    String options() {
        return byCode.values().stream()
                .map(words ->
                        "<option value=\"%s\" lang=\"%s\">%s</option>"
                                .formatted(
                                        words.language(),
                                        words.language(),
                                        Escape.of(words.of(NAME))))
                .collect(Collectors.joining());
    }
}
