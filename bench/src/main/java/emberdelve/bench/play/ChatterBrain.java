package emberdelve.bench.play;

import java.util.List;
import java.util.random.RandomGenerator;

/** The brain of a bot that talks to anybody about nothing. */
final class ChatterBrain implements Brain {
    private static final List<String> SAYINGS =
            List.of(
                    "Does anybody have a lamp to spare?",
                    "I heard there is an ogre behind the office door.",
                    "North, I think. Or was it down?",
                    "$Name$0 said \"50 %\", and {0} <b>agreed</b>.",
                    "Wer gräbt, der findet.");
    private static final List<String> VERBS =
            List.of("say", "'", "emote", ":", "shout", "reply", "gtell", "say");
    private static final List<String> GLANCES =
            List.of("look", "who", "score", "time", "exits", "inventory", "help say", "timeline");

    private final List<String> names;
    private final RandomGenerator random;

    ChatterBrain(List<String> names, RandomGenerator random) {
        this.names = names;
        this.random = random;
    }

    @Override
    public void hears(String line) {}

    @Override
    public String next() {
        return switch (random.nextInt(4)) {
            case 0 -> any(GLANCES);
            case 1 -> "tell " + any(names) + " " + any(SAYINGS);
            default -> any(VERBS) + " " + any(SAYINGS);
        };
    }

    private String any(List<String> words) {
        return words.get(random.nextInt(words.size()));
    }
}
