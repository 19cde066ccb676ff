package emberdelve.server.offer;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A thing that is made of the edition in force. Whoever first asks for it under another edition
 * makes it anew; two threads that ask at once may both make it. Safe for any thread.
 */
public final class ByEdition<T> implements Supplier<T> {
    private final Supplier<Edition> editions;
    private final Function<Edition, T> maker;
    private volatile Made<T> made;

    private record Made<T>(Edition of, T thing) {}

    public ByEdition(Editions editions, Function<Edition, T> maker) {
        this.editions = editions::current;
        this.maker = maker;
        var edition = this.editions.get();
        made = new Made<>(edition, maker.apply(edition));
    }

    @Override
    public T get() {
        var edition = editions.get();
        var last = made;
        if (last.of() == edition) return last.thing();
        var now = new Made<>(edition, maker.apply(edition));
        made = now;
        return now.thing();
    }
}
