package emberdelve.server.feature.feat;

import emberdelve.config.content.Feat;
import emberdelve.server.kernel.Measures;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

/** The progress of characters on the way to a feat. Thread: world. */
final class FeatMeasures {
    private final World world;
    private final Measures measures;

    FeatMeasures(World world, Measures measures) {
        this.world = world;
        this.measures = measures;
    }

    /**
     * The number with which the feat is earned: its count in content, or else the number of rooms
     * of its zone.
     */
    long needed(Feat feat) {
        return feat.count()
                .map(Integer::longValue)
                .orElseGet(() ->
                        feat.of()
                                .map(zone -> world.content().zones().get(zone))
                                .map(zone -> (long) zone.rooms().size())
                                .orElse(Long.MAX_VALUE));
    }

    /** The number that the character has reached. */
    long done(Feat feat, Actor who, FeatRecord record) {
        return switch (feat.when()) {
            case LEVEL -> who.progress().level();
            case GOLD -> who.gold();
            case DEATHS, DELVES, DAILY_DELVES, DUELS, LANTERNS -> record.count(feat.when());
            case KILLS, SHARED_KILLS, KINDS, ROOMS, QUESTS ->
                    measures.of(feat.when(), who, feat.of());
        };
    }
}
