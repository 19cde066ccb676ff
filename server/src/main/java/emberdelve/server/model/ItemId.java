package emberdelve.server.model;

/** One item, for ever. Shown and typed as {@code #1a2b}. */
public record ItemId(long value) {
    @Override
    public String toString() {
        return "#" + Long.toHexString(value);
    }
}
