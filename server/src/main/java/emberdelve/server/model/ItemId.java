package emberdelve.server.model;

/** The id of one item; never given twice. Shown and typed as {@code #1a2b}. */
public record ItemId(long value) {
    @Override
    public String toString() {
        return "#" + Long.toHexString(value);
    }
}
