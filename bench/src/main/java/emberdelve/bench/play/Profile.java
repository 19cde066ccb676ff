package emberdelve.bench.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** The way in which a bot plays. */
public enum Profile {
    /** Talks, and looks who is there; nothing it does takes time. */
    CHAT,
    /** Goes wherever there is a way. */
    WALKERS,
    /** Goes down, and fights what it meets. */
    FIGHTERS,
    /** Gives, drops, takes and wears. */
    TRADERS,
    /** One after the other of the others; those who talk stroll about. */
    MIXED;

    private static final List<Profile> PURE = List.of(CHAT, WALKERS, FIGHTERS, TRADERS);

    public static Optional<Profile> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    /** All words, for messages. */
    public static String words() {
        return Arrays.stream(values()).map(Profile::word).collect(Collectors.joining(", "));
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * A brain of this kind.
     *
     * @param number of the bot, from 0
     * @param names of all bots, itself among them
     */
    public Brain brain(int number, List<String> names, RandomGenerator random) {
        return switch (this) {
            case CHAT -> new ChatterBrain(names, random);
            case WALKERS -> new WalkerBrain(random);
            case FIGHTERS -> new FighterBrain(random);
            case TRADERS -> new TraderBrain(names, random);
            case MIXED -> mixed(PURE.get(number % PURE.size()), number, names, random);
        };
    }

    private static Brain mixed(
            Profile pure, int number, List<String> names, RandomGenerator random) {
        var brain = pure.brain(number, names, random);
        return pure == CHAT ? new StrollerBrain(brain, random) : brain;
    }
}
