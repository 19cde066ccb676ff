package emberdelve.db.sanction;

import emberdelve.db.row.Pages;
import emberdelve.db.row.Removal;
import emberdelve.db.row.Upsert;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** How a {@link SanctionRow} is written and read. Thread: the one that owns the handle. */
public final class SanctionTable {
    private static final Upsert UPSERT =
            Upsert.into(
                    "sanction",
                    """
                    id, kind, account_id, name, reason, who, who_role, since_time, until_time\
                    """);

    private SanctionTable() {}

    /** Puts these in, or in the place of those with the same ids. */
    public static void save(Handle handle, List<SanctionRow> rows) {
        UPSERT.save(handle, rows, SanctionTable::values);
    }

    /** Takes these out: they were lifted, or are over. */
    public static void remove(Handle handle, List<Long> ids) {
        Removal.from(handle, "sanction", "id", ids);
    }

    /** Hands over every one, smallest id first. */
    public static void each(Handle handle, Consumer<SanctionRow> reader) {
        Pages.each(handle, "sanction", (row, _) -> read(row), SanctionRow::id, reader);
    }

    /** All of them, smallest id first. */
    public static List<SanctionRow> all(Handle handle) {
        var rows = new ArrayList<SanctionRow>();
        each(handle, rows::add);
        return rows;
    }

    private static @Nullable Object[] values(SanctionRow row) {
        return new @Nullable Object[] {
            row.id(),
            row.kind(),
            row.accountId().orElse(null),
            row.name(),
            row.reason(),
            row.who(),
            row.whoRole(),
            time(row.since()),
            row.until().map(SanctionTable::time).orElse(null)
        };
    }

    private static SanctionRow read(ResultSet row) throws SQLException {
        return new SanctionRow(
                row.getLong("id"),
                row.getString("kind"),
                Optional.ofNullable(row.getObject("account_id", Long.class)),
                row.getString("name"),
                row.getString("reason"),
                row.getString("who"),
                row.getString("who_role"),
                row.getObject("since_time", OffsetDateTime.class).toEpochSecond(),
                Optional.ofNullable(row.getObject("until_time", OffsetDateTime.class))
                        .map(OffsetDateTime::toEpochSecond));
    }

    private static OffsetDateTime time(long second) {
        return Instant.ofEpochSecond(second).atOffset(ZoneOffset.UTC);
    }
}
