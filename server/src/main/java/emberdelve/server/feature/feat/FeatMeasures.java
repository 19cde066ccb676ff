package emberdelve.server.feature.feat;

import emberdelve.config.content.Feat;
import emberdelve.server.feature.atlas.Atlas;
import emberdelve.server.feature.atlas.Chart;
import emberdelve.server.feature.journal.JournalEntry;
import emberdelve.server.feature.journal.Journals;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

/** How far characters are on the way to a feat. Thread: world. */
final class FeatMeasures {
    private final World world;
    private final Journals journals;
    private final Atlas atlas;

    FeatMeasures(World world, Journals journals, Atlas atlas) {
        this.world = world;
        this.journals = journals;
        this.atlas = atlas;
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
            case DEATHS, DELVES, DAILY_DELVES, DUELS, LANTERNS -> record.count(feat.when());
        };
    }

    private static long rooms(Chart chart, Feat feat) {
        return feat.of().map(chart::count).orElseGet(chart::count);
    }
}
