package emberdelve.server.feature.feat;

import emberdelve.config.content.Feat;
import emberdelve.server.feature.atlas.Atlas;
import emberdelve.server.feature.atlas.Chart;
import emberdelve.server.feature.journal.JournalEntry;
import emberdelve.server.feature.journal.Journals;
import emberdelve.server.feature.quest.Quests;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.Map;

/** How far characters are on the way to a feat. Thread: world. */
final class FeatMeasures {
    private final World world;
    private final Journals journals;
    private final Atlas atlas;
    private final Quests quests;

    FeatMeasures(World world, Journals journals, Atlas atlas, Quests quests) {
        this.world = world;
        this.journals = journals;
        this.atlas = atlas;
        this.quests = quests;
    }

    /** How many it takes. */
    long needed(Feat feat) {
        return feat.count()
                .map(Integer::longValue)
                .orElseGet(() ->
                        feat.of()
                                .map(zone -> world.content().zones().get(zone))
                                .map(zone -> (long) zone.rooms().size())
                                .orElse(Long.MAX_VALUE));
    }

    /** How many the character has. */
    long done(Feat feat, Actor who, FeatRecord record) {
        var journal = journals.of(who.id());
        return switch (feat.when()) {
            case KILLS -> feat.of().map(kind -> journal.of(kind).kills()).orElse(journal.kills());
            case SHARED_KILLS ->
                    journal.entries().values().stream().mapToLong(JournalEntry::shared).sum();
            case KINDS ->
                    journal.entries().values().stream().filter(each -> each.kills() > 0).count();
            case ROOMS -> atlas.of(who.id()).map(chart -> rooms(chart, feat)).orElse(0L);
            case LEVEL -> who.progress().level();
            case GOLD -> who.gold();
            case QUESTS -> quests(feat, who);
            case DEATHS, DELVES, DAILY_DELVES, DUELS, LANTERNS -> record.count(feat.when());
        };
    }

    private long quests(Feat feat, Actor who) {
        var of = feat.of().orElse("");
        return quests.of(who.id()).counts().entrySet().stream()
                .filter(each ->
                        of.isEmpty()
                                || each.getKey().equals(of)
                                || each.getKey().startsWith(of + "/"))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    private static long rooms(Chart chart, Feat feat) {
        return feat.of().map(chart::count).orElseGet(chart::count);
    }
}
