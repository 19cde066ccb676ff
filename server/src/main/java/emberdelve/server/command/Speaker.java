package emberdelve.server.command;

import emberdelve.config.content.Ability;
import emberdelve.server.admin.Role;

import java.util.List;
import java.util.Optional;

/**
 * The player who types, as far as it decides which verbs are suggested.
 *
 * @param abilities that are or will be the speaker's; empty for a speaker without a class, such as
 *     the console: then no ability is left out
 * @param level from which some abilities come
 * @param muted whether nobody would hear what is said
 * @param frozen whether hardly anything may be done
 */
public record Speaker(
        Role role, Optional<List<Ability>> abilities, int level, boolean muted, boolean frozen) {
    /** A player of whom only the role is known. */
    public static Speaker of(Role role) {
        return new Speaker(role, Optional.empty(), 1, false, false);
    }

    /** Whether it is one of those abilities, and this level is high enough for it. */
    public boolean hasAbility(String word) {
        return abilities.isEmpty() || abilities.get().stream().anyMatch(own -> isNow(own, word));
    }

    private boolean isNow(Ability own, String word) {
        return own.id().equals(word) && own.level() <= level;
    }

    public boolean isHeard() {
        return !muted;
    }
}
