package emberdelve.server.rule.group;

import java.util.Locale;
import java.util.Optional;

/** The rule for who gets the items in a monster's corpse (docs/rules.md R6.19). */
public enum LootRule {
    /** Anybody may take them. */
    FREE,
    /** The members in turn, in the order in which they joined. */
    ROUND_ROBIN,
    LEADER;

    /** The word as players type it and read it: {@code round-robin}. */
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
