package emberdelve.server.offer;

import emberdelve.config.content.Content;

/**
 * The edition that is in force, as one reference: whoever asks once works with one content to the
 * end. The world's thread turns it, between two ticks; a line that was read by the edition before
 * may reach the world after that. Safe for any thread.
 */
public final class Editions {
    private final Registry registry;
    private volatile Edition current;
    private volatile Edition next;

    public Editions(Content content, Registry registry) {
        this.registry = registry;
        current = Edition.of(content, registry);
        next = current;
    }

    public Edition current() {
        return current;
    }

    /** Makes the edition that may come next. Not on the world's thread. */
    public Edition prepare(Content content) {
        var prepared = Edition.of(content, registry);
        next = prepared;
        return prepared;
    }

    /** Other content is in force; it was prepared, as a rule. */
    public void publish(Content content) {
        var prepared = next;
        var isIt = prepared.content().version().equals(content.version());
        current = isIt ? prepared : Edition.of(content, registry);
    }
}
