package emberdelve.server.rule.spawn;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.FightPart;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** Events of monsters that steal, walk their rounds, or withdraw. */
public sealed interface SpawnEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.ROOM;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /** {@code actor} has taken so much gold from the victim. */
    record Robbed(Named actor, Named victim, long gold) implements SpawnEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, victim);
        }

        @Override
        public FightPart fightPart() {
            return FightPart.PRELUDE;
        }
    }

    /** {@code actor} is gone for good, with so much gold. */
    record GotAway(Named actor, long gold) implements SpawnEvent {}

    /** {@code actor} has fallen, and so much stolen gold lies with it. */
    record Recovered(Named actor, long gold) implements SpawnEvent {}

    /** The time of {@code actor} is over. */
    record Withdrew(Named actor) implements SpawnEvent {}

    /** {@code actor} has come by on its rounds. */
    record CameBy(Named actor) implements SpawnEvent {
        @Override
        public Audibility audibility() {
            return Audibility.NEAR;
        }
    }
}
