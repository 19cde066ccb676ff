package emberdelve.server.model;

import org.jspecify.annotations.Nullable;

/** The id of one actor; no id is ever given twice. Shown and typed as {@code #1a2b}. */
public record ActorId(long value) {
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ActorId(var id) && id == value;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(value);
    }

    @Override
    public String toString() {
        return "#" + Long.toHexString(value);
    }
}
