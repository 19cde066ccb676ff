package emberdelve.server.command;

import emberdelve.config.content.CharacterClass;
import emberdelve.server.admin.Role;

import java.util.Optional;

/**
 * Whoever types, as far as it decides which verbs are suggested.
 *
 * @param characterClass empty for who has none, such as the console; then no ability is left out
 * @param level from which some abilities come
 * @param muted whether nobody would hear what is said
 * @param frozen whether hardly anything may be done
 */
public record Speaker(
        Role role,
        Optional<CharacterClass> characterClass,
        int level,
        boolean muted,
        boolean frozen) {
    /** Somebody of whom only the role is known. */
    public static Speaker of(Role role) {
        return new Speaker(role, Optional.empty(), 1, false, false);
    }

    /** Whether the class has that ability, and this level is high enough for it. */
    public boolean hasAbility(String word) {
        return characterClass.isEmpty()
                || characterClass.get().abilities().stream()
                        .anyMatch(own -> own.id().equals(word) && own.level() <= level);
    }

    public boolean isHeard() {
        return !muted;
    }
}
