package emberdelve.server.model;

/** The id of one corpse; never given twice. */
public record CorpseId(long value) {
    @Override
    public String toString() {
        return "#" + Long.toHexString(value);
    }
}
