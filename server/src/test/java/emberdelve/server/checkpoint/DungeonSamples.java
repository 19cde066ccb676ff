package emberdelve.server.checkpoint;

import emberdelve.db.audit.AuditRow;
import emberdelve.server.feature.delve.DelveRow;
import emberdelve.server.feature.lantern.LanternRow;
import emberdelve.server.feature.mail.LetterRow;
import emberdelve.server.feature.stone.CarvingRow;
import emberdelve.server.rule.move.DoorRow;
import emberdelve.server.rule.sanction.SanctionRow;
import emberdelve.server.rule.spawn.RespawnRow;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Samples of rows that belong to the dungeon and to nobody in it. */
final class DungeonSamples {
    private final SampleIds ids;
    private final long tick;

    /**
     * @param tick of the checkpoint in which they stand
     */
    DungeonSamples(SampleIds ids, long tick) {
        this.ids = ids;
        this.tick = tick;
    }

    /** {@code heroes}: whom there are letters for, in small letters. */
    List<LetterRow> letters(List<String> heroes) {
        var base =
                new LetterRow(
                        ids.next(), heroes.getFirst(), false, "Grist", 2, 90, true, "Come.\nSoon.");
        var rows =
                new ArrayList<>(
                        ids.sampled(base, Map.of("addressee", heroes.getLast(), "pinned", false)));
        rows.add(
                Samples.with(
                        base,
                        Map.of("id", ids.next(), "addressee", StoredSamples.YARD, "pinned", true)));
        return rows;
    }

    List<SanctionRow> sanctions() {
        var base =
                new SanctionRow(
                        ids.next(),
                        "mute",
                        Optional.of(1L),
                        "Hero",
                        "spam",
                        "Warden",
                        "admin",
                        Instant.ofEpochSecond(100),
                        Optional.of(Instant.ofEpochSecond(700)));
        var rows = new ArrayList<>(ids.sampled(base, Map.of("kind", "freeze", "whoRole", "owner")));
        rows.add(Samples.with(base, Map.of("id", ids.next(), "untilTime", Optional.empty())));
        rows.add(
                Samples.with(
                        base,
                        Map.of("id", ids.next(), "kind", "ban", "accountId", Optional.empty())));
        return rows;
    }

    List<DelveRow> delves() {
        var base =
                new DelveRow(
                        ids.next(),
                        77,
                        2,
                        5,
                        "REALTIME",
                        Optional.of(40L),
                        "the old works",
                        30,
                        "17:Mira 23:Tolo:fallen",
                        false,
                        false,
                        Optional.of(44L),
                        Optional.of(812L),
                        Optional.of(41L),
                        Optional.of(3L));
        var rows =
                new ArrayList<>(
                        ids.sampled(
                                base, Map.of("pace", "TURNS", "party", "17:Mira:fallen 23:Tolo")));
        rows.add(Samples.with(base, Map.of("id", ids.next(), "dayNumber", Optional.empty())));
        rows.add(
                Samples.with(
                        base,
                        Map.of("id", ids.next(), "isOpen", true, "wonTicks", Optional.empty())));
        return rows;
    }

    List<LanternRow> lanterns() {
        return ids.sampled(
                new LanternRow(ids.next(), 1, 10, 17, "Mira", 20_000),
                Map.of(
                        "round",
                        2,
                        "number",
                        41,
                        "characterId",
                        23L,
                        "name",
                        "Tolo",
                        "dayNumber",
                        0L));
    }

    List<CarvingRow> carvings() {
        return ids.sampled(
                new CarvingRow(ids.next(), 17, 1, "Mira", 3, 20_000, "Mira was here."),
                Map.of("words", ""));
    }

    /** Of the shipped dungeon, unlocked from either side, and open. */
    List<DoorRow> doors() {
        var bench = "chalk-pit/first-bench";
        var swallet = "shaft-moor/swallet";
        return List.of(
                new DoorRow(ids.next(), bench, "chalk-pit/pay-hole", "plank door", true, false, 0),
                new DoorRow(
                        ids.next(),
                        swallet,
                        "shaft-moor/swallow-hole",
                        "turf plug",
                        true,
                        true,
                        tick + 90),
                new DoorRow(
                        ids.next(),
                        StoredSamples.HALL,
                        "old-mine/powder-way",
                        "iron door",
                        false,
                        true,
                        0));
    }

    List<RespawnRow> returns() {
        return ids.sampled(
                new RespawnRow(ids.next(), "kobold", StoredSamples.HALL, tick + 70),
                Map.of("monsterType", "gallery-hound", "nest", StoredSamples.GALLERY));
    }

    List<AuditRow> audit() {
        var at = Instant.parse("2026-03-01T12:00:00.123456Z");
        return ids.sampled(
                new AuditRow(ids.next(), 60, at, "Warden", "192.0.2.7", "kick", "Hero", "spam"),
                Map.of("at", at.plusNanos(1_000)));
    }
}
