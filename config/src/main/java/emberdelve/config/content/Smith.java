package emberdelve.config.content;

import java.time.Duration;
import java.util.Optional;

/**
 * A smith who makes weapons, shields and armour better for good, and edges keener for a while
 * (docs/rules.md R15.1 to R15.5).
 *
 * @param name in the form that begins a sentence
 * @param room where the work is done
 * @param steps the number of times that one thing can be improved, 1..10
 * @param keenness percent by which each step makes a weapon's wounds deeper
 * @param sturdiness percent by which each step of a shield or armour makes wounds smaller
 * @param price of the steps
 */
public record Smith(
        String name,
        RoomId room,
        int steps,
        int keenness,
        int sturdiness,
        Price price,
        Honing honing)
        implements ContentPart {
    /** The most steps of any smith: the database stores no more. */
    public static final int STEPS_MAX = 10;

    private static final int WHOLE = 100;

    /**
     * Step n costs {@code (base + valuePercent of the value) × (growthPercent / 100)^n} coins.
     *
     * @param valuePercent of the value of the thing as it was made
     * @param growthPercent the price of each step, in percent of the price of the step before
     * @param keptPercent the percent of the steps' price that is added to the thing's value
     */
    public record Price(int base, int valuePercent, int growthPercent, int keptPercent) {
        /** The price of the step with that number, from 1; whole coins, rounded down. */
        public long of(ItemType plain, int step) {
            var first = base + (double) plain.value() * valuePercent / WHOLE;
            return (long) (first * Math.pow((double) growthPercent / WHOLE, step));
        }

        /** The value that is added to a thing that was improved so often. */
        long kept(ItemType plain, int steps) {
            var paid = 0L;
            for (var step = 1; step <= steps; step++) paid += of(plain, step);
            return paid * keptPercent / WHOLE;
        }
    }

    /**
     * A keener edge, for a while.
     *
     * @param effect the name of the state of a honed weapon
     * @param keenness percent by which wounds are deeper
     * @param pricePerLevel coins for each level of the customer
     */
    public record Honing(String effect, int keenness, Duration lasts, int pricePerLevel) {
        public long price(int level) {
            return (long) pricePerLevel * level;
        }
    }

    /** Whether things of that type can be improved. */
    public boolean takes(ItemType type) {
        return bonuses(type, 1).isPresent();
    }

    /**
     * The type of a thing that was improved so often: another name, other numbers and another
     * value, but the same id.
     *
     * @param plain as it was made
     * @param times 0 or more
     */
    public ItemType improved(ItemType plain, int times) {
        var more = bonuses(plain, times);
        if (times == 0 || more.isEmpty()) return plain;
        var worn = plain.worn().orElseThrow();
        return new ItemType(
                plain.id(),
                plain.name() + " +" + times,
                plain.plural() + " +" + times,
                plain.kind(),
                plain.description(),
                plain.value() + price.kept(plain, times),
                plain.use(),
                Optional.of(worn.plus(more.get())),
                plain.make());
    }

    private Optional<Bonuses> bonuses(ItemType type, int times) {
        if (type.worn().isEmpty()) return Optional.empty();
        return switch (type.kind()) {
            case WEAPON -> Optional.of(Bonuses.keen(times * keenness));
            case SHIELD, ARMOUR -> Optional.of(Bonuses.sturdy(times * sturdiness));
            case POTION, SCROLL, TREASURE, CONTAINER, LIGHT, CLOAK, RING -> Optional.empty();
        };
    }

    @Override
    public String folder() {
        return "pursuits";
    }
}
