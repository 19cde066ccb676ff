package emberdelve.server.bot;

import java.util.List;
import java.util.stream.IntStream;

/** The log-in of a bot at the door: its name, its password, and what it answers there. */
public final class LogIn {
    /** Letters that are alike to nobody, and make no word of the game: no name has digits. */
    private static final String DIGITS = "bcdfghjkpt";

    private LogIn() {}

    /** The name of a bot; {@code number}: 0..99999. */
    public static String name(int number) {
        var name = new StringBuilder("Bot");
        for (var digit : String.format("%05d", number).toCharArray())
            name.append(DIGITS.charAt(digit - '0'));
        return name.toString();
    }

    /** The names of so many, from number 0 on. */
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
