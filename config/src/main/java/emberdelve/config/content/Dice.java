package emberdelve.config.content;

import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * A number found by rolling: {@code 2d6+1}, {@code d20}, or just {@code 4}.
 *
 * @param count dice rolled, 0..1000; 0 means the bonus alone
 * @param sides of each die, 1..1000
 * @param bonus added at the end, may be negative
 */
public record Dice(int count, int sides, int bonus) {
    private static final int MAX = 1000;
    private static final Pattern NOTATION = Pattern.compile("(\\d{0,4})d(\\d{1,4})([+-]\\d{1,6})?");
    private static final Pattern FLAT = Pattern.compile("-?\\d{1,6}");

    public Dice {
        if (count < 0 || count > MAX || sides < 1 || sides > MAX)
            throw new IllegalArgumentException(
                    "dice: " + count + "d" + sides + " (expected: 0..1000 dice of 1..1000 sides)");
    }

    public static Dice flat(int amount) {
        return new Dice(0, 1, amount);
    }

    /** Reads {@code NdS+K} or a whole number; empty when it is neither or out of its limits. */
    public static Optional<Dice> parse(String notation) {
        if (FLAT.matcher(notation).matches()) return Optional.of(flat(Integer.parseInt(notation)));

        var matcher = NOTATION.matcher(notation);
        if (!matcher.matches()) return Optional.empty();

        var count = matcher.group(1).isEmpty() ? 1 : Integer.parseInt(matcher.group(1));
        var sides = Integer.parseInt(matcher.group(2));
        var bonus = matcher.group(3) == null ? 0 : Integer.parseInt(matcher.group(3));
        if (count > MAX || sides < 1 || sides > MAX) return Optional.empty();
        return Optional.of(new Dice(count, sides, bonus));
    }

    /** One throw of all the dice; between {@link #min} and {@link #max}, both included. */
    public int roll(RandomGenerator random) {
        var sum = bonus;
        for (var die = 0; die < count; die++) sum += random.nextInt(1, sides + 1);
        return sum;
    }

    /** The average throw. */
    public double mean() {
        return (min() + max()) / 2.0;
    }

    public int min() {
        return count + bonus;
    }

    public int max() {
        return count * sides + bonus;
    }

    @Override
    public String toString() {
        if (count == 0) return Integer.toString(bonus);
        var plus = bonus == 0 ? "" : bonus > 0 ? "+" + bonus : Integer.toString(bonus);
        return count + "d" + sides + plus;
    }
}
