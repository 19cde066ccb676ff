package emberdelve.server.feature.profile;

import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

import java.util.List;

/** The row of a {@link Profile}. */
public record ProfileRow(
        long characterId,
        String name,
        String characterClass,
        int level,
        String title,
        @JsonColumn List<String> feats) {
    public static final Table<ProfileRow> TABLE = Table.of("profile", ProfileRow.class);

    public ProfileRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        Require.word("name", name);
        Require.word("character_class", characterClass);
        Require.range("level", level, 1, Integer.MAX_VALUE);
        Require.text("title", title, Require.WORD_MAX_CHARS);
        feats = List.copyOf(feats);
    }
}
