package emberdelve.config.load;

import emberdelve.config.content.Pursuits;
import emberdelve.config.content.Trades;
import emberdelve.config.read.YamlNode;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** The folder {@code pursuits}; without it, or a file of it, there is nothing of the sort. */
final class PursuitsReader {
    private static final String FOLDER = "pursuits";
    private static final String FEATS = "feats.yaml";
    private static final String LANTERNS = "lanterns.yaml";
    private static final String RUMOURS = "rumours.yaml";
    private static final String TRADES = "trades.yaml";

    private PursuitsReader() {}

    static Pursuits read(Draft draft) {
        if (!draft.files.has(FOLDER)) return Pursuits.NONE;
        draft.files.expectOnly(FOLDER, List.of(FEATS, LANTERNS, RUMOURS, TRADES));
        return new Pursuits(
                file(FEATS, draft, FeatsReader::read).orElse(Map.of()),
                file(LANTERNS, draft, LanternsReader::read),
                file(RUMOURS, draft, RumoursReader::read),
                file(TRADES, draft, TradesReader::read).orElse(Trades.NONE));
    }

    private static <T> Optional<T> file(
            String name, Draft draft, BiFunction<YamlNode, Draft, T> read) {
        var path = FOLDER + "/" + name;
        if (!draft.files.has(path)) return Optional.empty();
        return draft.files.yaml(path).map(node -> read.apply(node, draft));
    }
}
