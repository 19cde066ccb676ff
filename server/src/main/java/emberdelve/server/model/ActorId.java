package emberdelve.server.model;

/** The id of one actor; no id is ever given twice. Shown and typed as {@code #1a2b}. */
public record ActorId(long value) {
    @Override
    public String toString() {
        return "#" + Long.toHexString(value);
    }
}
