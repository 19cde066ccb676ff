package emberdelve.server.feature.delve;

import emberdelve.config.content.Feat.Measure;
import emberdelve.server.model.Achievement;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.stream.Stream;

/**
 * An event of entering, leaving, winning or losing a delve. {@code site}: the delve's name with its
 * article.
 */
public sealed interface DelveEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /**
     * The way of a party into a delve, at the mouth; the others go in behind the actor, who leads
     * them.
     */
    record WentIn(Named actor, List<Named> others, String site) implements DelveEvent {
        public WentIn {
            others = List.copyOf(others);
        }

        @Override
        public List<Named> actors() {
            return Stream.concat(Stream.of(actor), others.stream()).toList();
        }

        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }
    }

    /** The way of somebody out of a delve, told in the room of the delve that they leave. */
    record CameOut(Named actor) implements DelveEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }
    }

    /**
     * The opening of the delve's story, for somebody who enters it. {@code tale}: the words of the
     * opening.
     */
    record Opened(Named actor, String site, String tale) implements DelveEvent {}

    /**
     * The delve is cleared: no monster is left.
     *
     * @param isRanked whether it is a try at the delve of the day that counts for the table
     */
    record Won(Named actor, String site, String tale, boolean isRanked)
            implements DelveEvent, Achievement {
        @Override
        public List<Measure> measures() {
            return isRanked
                    ? List.of(Measure.DAILY_DELVES, Measure.DELVES)
                    : List.of(Measure.DELVES);
        }
    }

    /** The facts by which a cleared delve is measured. */
    record Measured(Named actor, DelveScore.Facts facts) implements DelveEvent {}

    /** The points for a cleared delve. */
    record Scored(Named actor, DelveScore score) implements DelveEvent {}

    /** The news that the score is the best of this week by a party of that size. */
    record Excelled(Named actor, PartySize size) implements DelveEvent {}

    /** The delve is lost: nobody is left who could clear it. */
    record Lost(Named actor, String site, String tale) implements DelveEvent {}
}
