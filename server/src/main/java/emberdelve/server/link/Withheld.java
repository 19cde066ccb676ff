package emberdelve.server.link;

import java.util.List;
import java.util.TreeSet;

/**
 * To whom nothing may be told as safe although a tick is, because a row that is theirs cannot be
 * stored.
 *
 * @param lasting ids of the characters of whom a row is set aside, smallest first
 * @param now likewise, for the answers that wait for this tick: these, and everybody who had to do
 *     with a row that is nobody's own
 */
public record Withheld(List<Long> lasting, List<Long> now) {
    /** Everything is stored. */
    public static final Withheld NOTHING = new Withheld(List.of(), List.of());

    public Withheld {
        lasting = List.copyOf(lasting);
        now = List.copyOf(now);
    }

    /** What is so now, when the answers that waited for an earlier tick wait for this one, too. */
    public Withheld after(Withheld earlier) {
        var all = new TreeSet<>(earlier.now);
        all.addAll(now);
        return new Withheld(lasting, List.copyOf(all));
    }
}
