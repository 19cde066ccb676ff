package emberdelve.server.command;

import emberdelve.config.content.Ability;
import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.ClassPath;
import emberdelve.server.admin.Role;

import java.util.List;
import java.util.Optional;

/**
 * The player who types, as far as it decides which verbs are suggested.
 *
 * @param characterClass empty for who has none, such as the console; then no ability is left out
 * @param path on which the class goes on, if one was chosen
 * @param level from which some abilities come
 * @param muted whether nobody would hear what is said
 * @param frozen whether hardly anything may be done
 */
public record Speaker(
        Role role,
        Optional<CharacterClass> characterClass,
        Optional<ClassPath> path,
        int level,
        boolean muted,
        boolean frozen) {
    /** A player of whom only the role is known. */
    public static Speaker of(Role role) {
        return new Speaker(role, Optional.empty(), Optional.empty(), 1, false, false);
    }

    /** Whether the class or the path has that ability, and this level is high enough for it. */
    public boolean hasAbility(String word) {
        return characterClass.isEmpty()
                || isAmong(characterClass.get().abilities(), word)
                || path.filter(its -> isAmong(its.abilities(), word)).isPresent();
    }

    private boolean isAmong(List<Ability> abilities, String word) {
        return abilities.stream().anyMatch(own -> own.id().equals(word) && own.level() <= level);
    }

    public boolean isHeard() {
        return !muted;
    }
}
