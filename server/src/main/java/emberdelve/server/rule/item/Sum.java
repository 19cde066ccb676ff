package emberdelve.server.rule.item;

import emberdelve.server.command.Numbers;
import emberdelve.server.model.Purse;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A sum of gold as players type it: {@code 50}, {@code 50 gold}, {@code all}. Pure. */
sealed interface Sum {
    Pattern GOLD = Pattern.compile("(\\S+)\\s+(?:gold|coins?)");

    /** A text that is meant as a number, valid or not: no item has such a name. */
    Pattern NUMBER = Pattern.compile("[+-]?[\\p{Nd},_']+(?:e\\p{Nd}+)?");

    /** Coins, 1 or more. */
    record Of(long amount) implements Sum {}

    /** A text that is meant as a sum, but is none. */
    record Wrong(String typed) implements Sum {}

    /**
     * The sum; empty if the text is the name of an item.
     *
     * @param most the sum that {@code all} means
     */
    static Optional<Sum> parse(String what, long most) {
        var text = what.strip().toLowerCase(Locale.ROOT);
        var gold = GOLD.matcher(text);
        var isGold = gold.matches();
        var typed = isGold ? gold.group(1) : text;
        if (!isGold && !typed.equals("all") && !NUMBER.matcher(typed).matches())
            return Optional.empty();

        var amount =
                typed.equals("all")
                        ? Optional.of(most).filter(all -> all > 0)
                        : Numbers.whole(typed, 1, Purse.GOLD_MAX);
        return Optional.of(amount.<Sum>map(Of::new).orElseGet(() -> new Wrong(typed)));
    }
}
