package emberdelve.server.model;

/** One corpse, for ever. */
public record CorpseId(long value) {
    @Override
    public String toString() {
        return "#" + Long.toHexString(value);
    }
}
