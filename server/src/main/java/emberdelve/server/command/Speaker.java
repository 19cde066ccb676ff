package emberdelve.server.command;

import emberdelve.config.content.Ability;
import emberdelve.server.admin.Role;

import java.util.List;
import java.util.Optional;

/**
 * What is known of the player who types, so that only verbs of use to that player are suggested.
 *
 * @param abilities that are or will be the speaker's; empty for a speaker without a class, such as
 *     the console: then no ability is left out
 * @param level the character's level, on which it depends which abilities it has
 * @param muted whether nobody would hear what is said
 * @param frozen whether staff have frozen the player, who may do hardly anything
 * @param invisible whether lower roles must not learn that the player is there
 */
public record Speaker(
        Role role,
        Optional<List<Ability>> abilities,
        int level,
        boolean muted,
        boolean frozen,
        boolean invisible) {
    /** A player of whom only the role is known. */
    public static Speaker of(Role role) {
        return new Speaker(role, Optional.empty(), 1, false, false, false);
    }

    /** Whether the word is one of the speaker's abilities, and the level is high enough for it. */
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
