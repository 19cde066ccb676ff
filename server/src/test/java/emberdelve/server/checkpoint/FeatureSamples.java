package emberdelve.server.checkpoint;

import emberdelve.db.account.NameFold;
import emberdelve.db.row.Table;
import emberdelve.db.world.Changed;
import emberdelve.server.feature.dice.DiceStakeRow;
import emberdelve.server.feature.naming.FormerNameRow;
import emberdelve.server.feature.path.PathRow;
import emberdelve.server.feature.portrait.PortraitRow;
import emberdelve.server.feature.profile.ProfileRow;
import emberdelve.server.feature.quest.QuestRow;
import emberdelve.server.feature.reload.DisplacementRow;
import emberdelve.server.feature.sky.HeavensRow;
import emberdelve.server.feature.trace.LifeEntryRow;
import emberdelve.server.feature.trigger.MemoryRow;
import emberdelve.server.rule.writing.WritingRow;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Samples of the rows of features that {@link StoredSamples} has none of. */
final class FeatureSamples {
    private long last = 700;

    private FeatureSamples() {}

    static List<Changed<?>> all() {
        return new FeatureSamples().rows();
    }

    private List<Changed<?>> rows() {
        var quest =
                new QuestRow(
                        1,
                        Map.of("grain", "asked"),
                        Map.of("well", "won"),
                        Map.of("well", 40L),
                        Map.of("well", 2L));
        return List.of(
                rows(PortraitRow.TABLE, new PortraitRow(1, "Mira", "Tall."), Map.of()),
                rows(
                        QuestRow.TABLE,
                        quest,
                        Map.of(
                                "stages", Map.of("grain", "fetched"),
                                "endings", Map.of("well", "lost"),
                                "ended", Map.of("well", 41L),
                                "counts", Map.of("well", 3L))),
                rows(
                        ProfileRow.TABLE,
                        new ProfileRow(1, "Mira", "guardian", 3, "the Tall", List.of("duellist")),
                        Map.of("feats", List.of())),
                new Changed<>(FormerNameRow.TABLE, formerNames(), List.of()),
                rows(PathRow.TABLE, new PathRow(1, "warden"), Map.of()),
                rows(DiceStakeRow.TABLE, new DiceStakeRow(1, 20), Map.of()),
                rows(
                        DisplacementRow.TABLE,
                        new DisplacementRow(
                                1, "old-mine/no-more", StoredSamples.YARD, Map.of("weapon", 4L)),
                        Map.of("worn", Map.of("body", 5L))),
                rows(
                        WritingRow.TABLE,
                        new WritingRow(
                                1, "letter", StoredSamples.YARD, "Grist", "Come.\n", 0, false),
                        Map.of("kind", "letter", "room", StoredSamples.HALL)),
                rows(
                        MemoryRow.TABLE,
                        new MemoryRow(1, "actor", Map.of("zone old-mine met", "true")),
                        Map.of("owner", "actor", "remembered", Map.of())),
                new Changed<>(
                        HeavensRow.TABLE, List.of(new HeavensRow(0, "rain", 900, 80)), List.of()),
                new Changed<>(
                        LifeEntryRow.TABLE,
                        List.of(
                                entry(7, 1, "made"),
                                entry(7, 2, "taken"),
                                entry(7, 21, "dropped"),
                                entry(8, 1, "bought"),
                                entry(8, 2, "sold")),
                        List.of()));
    }

    private <R extends Record> Changed<R> rows(Table<R> table, R base, Map<String, Object> others) {
        var rows = new ArrayList<R>();
        rows.add(keyed(base));
        for (var row : Samples.variants(base, others)) rows.add(keyed(row));
        return new Changed<>(table, rows, List.of());
    }

    /** The same row with a key of its own. */
    private <R extends Record> R keyed(R row) {
        var key = row.getClass().getRecordComponents()[0].getName();
        return Samples.with(row, Map.of(key, ++last));
    }

    private List<FormerNameRow> formerNames() {
        return List.of(
                formerName(17, 1, "Mira", "rude", false), formerName(23, 2, "Tolo", "", true));
    }

    private FormerNameRow formerName(
            long character, long account, String name, String reason, boolean told) {
        return new FormerNameRow(
                ++last, character, account, name, NameFold.fold(name), reason, 60, told);
    }

    private static LifeEntryRow entry(long item, int number, String what) {
        return new LifeEntryRow(
                -(item * 50 + number - 1),
                item,
                "brigandine",
                number,
                what,
                60 + number,
                1_000 + number,
                17,
                "Mira",
                23,
                "Tolo",
                StoredSamples.YARD,
                "kit");
    }
}
