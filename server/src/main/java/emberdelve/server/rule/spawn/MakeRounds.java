package emberdelve.server.rule.spawn;

import emberdelve.config.content.Direction;
import emberdelve.server.kernel.Sight;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Room;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.move.Walk;

import java.util.List;
import java.util.Optional;

/**
 * The step to the next room of a monster's rounds; who is next door hears it (docs/rules.md R23.4).
 */
record MakeRounds(Direction step) implements Action {
    /**
     * The step towards the room in which the monster has to be at this tick of the zone; empty when
     * it is there.
     *
     * @param rooms the rooms of the rounds, from their beginning
     * @param every the ticks that the monster spends in each room
     */
    static Optional<Action> by(Turn turn, List<Room> rooms, long every) {
        if (turn.self().holdsAny()) return Optional.empty();
        var due = rooms.get((int) (turn.room().zone().now() / every % rooms.size()));
        return turn.part(Sight.class)
                .firstStep(turn.room(), due, Sight.STEPS_MAX)
                .map(MakeRounds::new);
    }

    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var from = turn.room();
        var outcome = new Walk(step).perform(turn);
        // Of monsters that walk together, only the first is heard.
        if (self.isPresent() && self.room() != from && isFirst(self))
            turn.part(World.class).emit(self.room(), new SpawnEvent.CameBy(self.named()));
        return outcome;
    }

    private static boolean isFirst(Actor self) {
        return self.room().actors().stream()
                .noneMatch(each -> each != self && each.nature().equals(self.nature()));
    }
}
