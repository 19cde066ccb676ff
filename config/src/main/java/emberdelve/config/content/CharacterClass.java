package emberdelve.config.content;

import java.util.List;

/**
 * What a player may be.
 *
 * @param summary half a sentence for the choice at creation
 * @param description for {@code ?} at creation and the help page
 * @param startItems ids of item types a new character carries
 * @param gold coins a new character carries
 */
public record CharacterClass(
        String id,
        String name,
        String summary,
        String description,
        BaseStats stats,
        Melee melee,
        List<String> startItems,
        long gold,
        List<Ability> abilities) {
    public CharacterClass {
        startItems = List.copyOf(startItems);
        abilities = List.copyOf(abilities);
    }
}
