package emberdelve.config.content;

import java.util.List;

/**
 * A class that a player may choose.
 *
 * @param summary half a sentence for the choice at creation
 * @param description the text that {@code ?} at creation and the help page show
 * @param startItems the ids of the types of the items that a new character has
 * @param gold the coins that a new character carries
 * @param paths the paths on which the class goes on, of which a character chooses one
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
        List<Ability> abilities,
        List<ClassPath> paths) {
    /** A class without paths. */
    public CharacterClass(
            String id,
            String name,
            String summary,
            String description,
            BaseStats stats,
            Melee melee,
            List<String> startItems,
            long gold,
            List<Ability> abilities) {
        this(id, name, summary, description, stats, melee, startItems, gold, abilities, List.of());
    }

    public CharacterClass {
        paths = List.copyOf(paths);
        startItems = List.copyOf(startItems);
        abilities = List.copyOf(abilities);
    }
}
