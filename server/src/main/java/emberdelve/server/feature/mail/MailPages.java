package emberdelve.server.feature.mail;

import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.view.Listing;
import emberdelve.server.view.Written;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The lists of letters and notices, each with a number by which players name it. */
final class MailPages {
    /** The most characters of a first line that a list shows in full. */
    private static final int BEGINNING_CHARS = 40;

    private MailPages() {}

    /** The letter of that number in the list, from 1. */
    static Optional<Letter> number(List<Letter> letters, String typed) {
        return Numbers.whole(typed, 1, letters.size())
                .map(number -> letters.get(number.intValue() - 1));
    }

    /** The letters that fit, under a heading, each with its number among all. */
    static Listing list(String key, List<Letter> letters, Predicate<Letter> fits) {
        var rows = new ArrayList<String>();
        for (var at = 0; at < letters.size(); at++) {
            var letter = letters.get(at);
            if (fits.test(letter))
                rows.add((at + 1) + ". " + letter.author() + ": " + beginning(letter));
        }
        return new Listing(key, Map.of("count", Integer.toString(rows.size())), rows);
    }

    static Reply show(String key, Letter letter) {
        return Reply.of(
                new Written(key, Map.of("who", letter.author()), letter.words().lines().toList()));
    }

    private static String beginning(Letter letter) {
        var line = letter.words().lines().findFirst().orElse("");
        return line.length() <= BEGINNING_CHARS
                ? line
                : line.substring(0, line.offsetByCodePoints(0, BEGINNING_CHARS / 2)) + "...";
    }
}
