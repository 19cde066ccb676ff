package emberdelve.config.load;

import emberdelve.config.content.Pursuits;
import emberdelve.config.content.Town;
import emberdelve.config.read.YamlNode;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** The folder {@code town}; without it, or a file of it, there is nothing of the sort. */
final class TownReader {
    private static final String FOLDER = "town";
    private static final String LODGING = "lodging.yaml";
    private static final String DICE = "dice.yaml";
    private static final String PEOPLE = "people.yaml";

    private TownReader() {}

    /**
     * @param pursuits the feats that people may know the asker for
     * @param draft its sky has been read before
     */
    static Town read(Draft draft, Pursuits pursuits) {
        if (!draft.files.has(FOLDER)) return Town.NONE;
        draft.files.expectOnly(FOLDER, List.of(LODGING, DICE, PEOPLE, SkyReader.FILE));
        return new Town(
                file(LODGING, draft, LodgingReader::read),
                file(DICE, draft, DiceGameReader::read),
                file(
                                PEOPLE,
                                draft,
                                (node, its) ->
                                        new PeopleReader(its, pursuits.feats().keySet()).read(node))
                        .orElse(List.of()),
                draft.sky);
    }

    private static <T> Optional<T> file(
            String name, Draft draft, BiFunction<YamlNode, Draft, T> read) {
        var path = FOLDER + "/" + name;
        if (!draft.files.has(path)) return Optional.empty();
        return draft.files.yaml(path).map(node -> read.apply(node, draft));
    }
}
