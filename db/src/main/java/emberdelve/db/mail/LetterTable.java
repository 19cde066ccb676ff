package emberdelve.db.mail;

import emberdelve.db.row.Pages;
import emberdelve.db.row.Removal;
import emberdelve.db.row.Upsert;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;

/** How a {@link LetterRow} is written and read. Thread: the one that owns the handle. */
public final class LetterTable {
    private static final Upsert UPSERT =
            Upsert.into(
                    "letter",
                    """
                    id, addressee, pinned, author, author_account_id, tick, unread, words\
                    """);

    private LetterTable() {}

    /** Puts these in, or in the place of those with the same ids. */
    public static void save(Handle handle, List<LetterRow> rows) {
        UPSERT.save(handle, rows, LetterTable::values);
    }

    private static @Nullable Object[] values(LetterRow row) {
        return new @Nullable Object[] {
            row.id(),
            row.addressee(),
            row.pinned(),
            row.author(),
            row.authorAccountId(),
            row.tick(),
            row.unread(),
            row.words()
        };
    }

    /** Takes these out: they were thrown away. */
    public static void remove(Handle handle, List<Long> ids) {
        Removal.from(handle, "letter", "id", ids);
    }

    /** Hands over every one, smallest id first. */
    public static void each(Handle handle, Consumer<LetterRow> reader) {
        Pages.each(
                handle,
                "letter",
                (row, _) ->
                        new LetterRow(
                                row.getLong("id"),
                                row.getString("addressee"),
                                row.getBoolean("pinned"),
                                row.getString("author"),
                                row.getLong("author_account_id"),
                                row.getLong("tick"),
                                row.getBoolean("unread"),
                                row.getString("words")),
                LetterRow::id,
                reader);
    }
}
