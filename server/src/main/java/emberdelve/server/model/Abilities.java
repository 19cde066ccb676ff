package emberdelve.server.model;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.random.RandomGenerator;

/** The six ability scores, 3..18 each, and their modifiers of rolls (docs/rules.md R2.7). */
public record Abilities(
        int strength, int intelligence, int wisdom, int dexterity, int constitution, int charisma) {
    public static final Abilities AVERAGE = new Abilities(10, 10, 10, 10, 10, 10);

    /** Rolls 3d6 for each score, in order. */
    public static Abilities roll(RandomGenerator random) {
        return new Abilities(
                score(random),
                score(random),
                score(random),
                score(random),
                score(random),
                score(random));
    }

    /** The scores by the words of texts and programs, in the order in which one reads them. */
    public SequencedMap<String, Integer> byWord() {
        var scores = new LinkedHashMap<String, Integer>();
        scores.put("str", strength);
        scores.put("int", intelligence);
        scores.put("wis", wisdom);
        scores.put("dex", dexterity);
        scores.put("con", constitution);
        scores.put("cha", charisma);
        return scores;
    }

    /** The modifier of a score: -3..3. */
    public static int modifier(int score) {
        if (score <= 3) return -3;
        if (score <= 5) return -2;
        if (score <= 8) return -1;
        if (score <= 12) return 0;
        if (score <= 15) return 1;
        if (score <= 17) return 2;
        return 3;
    }

    private static int score(RandomGenerator random) {
        return random.nextInt(1, 7) + random.nextInt(1, 7) + random.nextInt(1, 7);
    }
}
