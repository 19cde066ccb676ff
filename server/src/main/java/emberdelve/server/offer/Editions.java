package emberdelve.server.offer;

import emberdelve.config.content.Content;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;

/**
 * The edition in force, and those that may come next. Whoever asks for the edition in force once
 * works with one content to the end. The world's thread replaces it between two ticks; a line that
 * was read by the edition before may reach the world afterwards. The editions that may come next
 * are kept, so that inputs can name content by its digest. Safe for any thread.
 */
public final class Editions {
    private final Registry registry;

    /** The editions that may come into force, in the order in which they would. */
    private final Queue<Edition> prepared = new ConcurrentLinkedQueue<>();

    private volatile Edition current;

    public Editions(Content content, Registry registry) {
        this.registry = registry;
        current = Edition.of(content, registry);
    }

    public Edition current() {
        return current;
    }

    /** Makes the edition that may come next. Not on the world's thread. */
    public Edition prepare(Content content) {
        var edition = Edition.of(content, registry);
        prepared.add(edition);
        return edition;
    }

    /**
     * The edition that has this digest: one that was prepared, or that is in force.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Edition of(String version) {
        return Stream.concat(prepared.stream(), Stream.of(current))
                .filter(edition -> edition.content().version().equals(version))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("content " + version + " is not prepared"));
    }

    /** Gives up an edition that was prepared, and that nobody could be told to take. */
    public void drop(Edition edition) {
        prepared.remove(edition);
    }

    /**
     * Puts the edition into force; those that were prepared before it never will be. Thread: world.
     */
    public void publish(Edition edition) {
        current = edition;
        if (!prepared.contains(edition)) return;
        while (prepared.remove() != edition) {
            // The inbox had no room for the order to put this edition into force.
        }
    }
}
