package emberdelve.config.content;

import java.util.Optional;

/**
 * The trades that are paid in gold, beside shops and hirelings; each may be empty: then nobody
 * follows it.
 */
public record Trades(Optional<Smith> smith, Optional<Guide> guide, Optional<Stone> stone) {
    public static final Trades NONE =
            new Trades(Optional.empty(), Optional.empty(), Optional.empty());
}
