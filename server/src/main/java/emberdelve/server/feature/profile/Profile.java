package emberdelve.server.feature.profile;

import emberdelve.config.content.Feat;
import emberdelve.config.content.FeatList;
import emberdelve.server.kernel.Measures;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;

import java.util.List;
import java.util.Map;

/**
 * The facts about a character that everybody is shown, as of a moment.
 *
 * @param characterClass the class's name: {@code Guardian}
 * @param title what others read after the name; empty for none
 * @param feats the ids of the feats that it has earned
 */
public record Profile(
        String name, String characterClass, int level, String title, List<String> feats) {
    public Profile {
        feats = List.copyOf(feats);
    }

    /** The facts about a character in the dungeon, as of now. */
    static Profile of(World world, Actor actor) {
        if (!(actor.nature() instanceof Nature.PlayerCharacter character))
            throw new IllegalArgumentException(actor + " is no character");
        var known = world.part(Measures.class);
        var feats = world.content().part(FeatList.class).map(FeatList::byId).orElse(Map.of());
        return new Profile(
                actor.name(),
                character.characterClass().name(),
                actor.progress().level(),
                actor.preferences().settings().title(),
                feats.values().stream()
                        .map(Feat::id)
                        .filter(feat -> known.isKnownFor(actor, feat))
                        .toList());
    }

    Profile named(String other) {
        return new Profile(other, characterClass, level, title, feats);
    }
}
