package emberdelve.config.read.scalar;

import emberdelve.config.content.Dice;

import java.util.Optional;

/** Dice whose every throw lies in a range, both ends included. */
public record Roll(int min, int max) implements Scalar<Dice> {
    @Override
    public String expected() {
        return "dice such as 2d6+1, or a number, that throw " + min + ".." + max;
    }

    @Override
    public Optional<Dice> parse(String text) {
        return Dice.parse(text).filter(dice -> dice.min() >= min && dice.max() <= max);
    }

    @Override
    public Dice standIn() {
        return Dice.flat(min);
    }
}
