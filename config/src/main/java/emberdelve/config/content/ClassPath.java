package emberdelve.config.content;

import java.util.List;

/**
 * One of the two ways in which a class goes on, chosen once and for good.
 *
 * @param id in content and in the database, and the word that players type
 * @param summary half a sentence for the choice
 * @param gift what is added to the character's statistics
 * @param abilities beside those of the class
 */
public record ClassPath(
        String id, String name, String summary, BaseStats gift, List<Ability> abilities) {
    public ClassPath {
        abilities = List.copyOf(abilities);
    }
}
