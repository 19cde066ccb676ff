package emberdelve.server.model;

/** One actor, for ever: ids are never given twice. Shown and typed as {@code #1a2b}. */
public record ActorId(long value) {
    @Override
    public String toString() {
        return "#" + Long.toHexString(value);
    }
}
