package emberdelve.bench.play;

import java.util.List;
import java.util.stream.IntStream;

/** The names of bots, without digits: no name has any. */
public final class BotNames {
    /** Letters that are alike to nobody, and make no word of the game. */
    private static final String DIGITS = "bcdfghjkpt";

    private BotNames() {}

    /** {@code number}: 0..99999. */
    public static String of(int number) {
        var name = new StringBuilder("Bot");
        for (var digit : String.format("%05d", number).toCharArray())
            name.append(DIGITS.charAt(digit - '0'));
        return name.toString();
    }

    public static List<String> first(int count) {
        return IntStream.range(0, count).mapToObj(BotNames::of).toList();
    }
}
