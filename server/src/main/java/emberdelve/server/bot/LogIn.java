package emberdelve.server.bot;

import java.util.List;
import java.util.stream.IntStream;

/** The log-in of a bot: its name, its password, and its answers to the questions. */
public final class LogIn {
    /**
     * The letters that stand for the digits 0 to 9, as no name has digits: they look different to
     * everybody, and make no word of the game.
     */
    private static final String DIGITS = "bcdfghjkpt";

    private LogIn() {}

    /** The name of the bot of that number, 0..99999. */
    public static String name(int number) {
        var name = new StringBuilder("Bot");
        for (var digit : String.format("%05d", number).toCharArray())
            name.append(DIGITS.charAt(digit - '0'));
        return name.toString();
    }

    /** The names of so many bots, from number 0 on. */
    public static List<String> names(int count) {
        return IntStream.range(0, count).mapToObj(LogIn::name).toList();
    }

    /**
     * The talk from the connection to the first room.
     *
     * @param known whether that bot has been there before; if not, it makes a character
     */
    public static List<Step> talk(int number, boolean known) {
        var name = name(number);
        var password = "a long rehearsal " + number;
        if (known)
            return List.of(
                    Step.of("Name: ", name), Step.of("Password (it is not shown): ", password));
        return List.of(
                Step.of("Name: ", "new"),
                Step.of("Name, ENTER", name),
                Step.of("New password: ", password),
                Step.of("Same password again: ", password),
                Step.of("Choice, ENTER for 1: ", ""),
                Step.of("Choice, ENTER for yes: ", "yes"));
    }
}
