package emberdelve.config.content;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The things to pursue for weeks, beyond the next level.
 *
 * @param feats by their ids; the map iterates in their order
 * @param lanterns empty where none are to be lit
 * @param rumours empty where nobody talks of rare monsters
 * @param trades on which gold is spent
 */
public record Pursuits(
        Map<String, Feat> feats,
        Optional<Lanterns> lanterns,
        Optional<Rumours> rumours,
        Trades trades) {
    /** The pursuit of nothing but levels. */
    public static final Pursuits NONE =
            new Pursuits(Map.of(), Optional.empty(), Optional.empty(), Trades.NONE);

    public Pursuits {
        feats = Collections.unmodifiableMap(new TreeMap<>(feats));
    }
}
