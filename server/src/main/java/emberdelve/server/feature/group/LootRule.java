package emberdelve.server.feature.group;

import java.util.Locale;
import java.util.Optional;

/** To whom the things in a fallen monster's corpse go (docs/rules.md R6.19). */
public enum LootRule {
    /** Whoever takes them. */
    FREE,
    /** One after the other, in the order in which they joined. */
    ROUND_ROBIN,
    LEADER;

    /** As players type it and read it: {@code round-robin}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<LootRule> named(String word) {
        for (var rule : values()) {
            if (rule.word().equals(word)) return Optional.of(rule);
        }
        return Optional.empty();
    }
}
