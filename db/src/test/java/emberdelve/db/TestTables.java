package emberdelve.db;

import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Table;
import emberdelve.db.world.Tables;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What features would store: rows with every kind of component, in tables that there are. */
public final class TestTables {
    public static final Table<Pinned> PINNED = Table.of("letter", Pinned.class);
    public static final Table<Banned> BANNED =
            Table.of("sanction", Banned.class).indexed("account_id", "account");
    public static final Table<Member> MEMBERS = Table.of("group_member", Member.class);

    /** Those of every world in these tests. */
    public static final Tables ALL = Tables.CORE.and(List.of(PINNED, BANNED, MEMBERS));

    private TestTables() {}

    /** Truth values, a nested record, and JSON. */
    public record Pinned(
            long id,
            String addressee,
            boolean pinned,
            Author author,
            long tick,
            boolean unread,
            @JsonColumn List<String> words) {
        public Pinned {
            words = List.copyOf(words);
        }

        /** Who wrote it. */
        public record Author(String author, long authorAccountId) {}
    }

    /** Instants, and what may be missing. */
    public record Banned(
            long id,
            String kind,
            Optional<Long> accountId,
            String name,
            String reason,
            String who,
            String whoRole,
            Instant sinceTime,
            Optional<Instant> untilTime) {}

    /** A key that is another row's id. */
    public record Member(
            long characterId,
            long groupId,
            int place,
            String formation,
            String loot,
            long keptUntil) {
        public Member {
            Require.word("formation", formation);
        }
    }
}
