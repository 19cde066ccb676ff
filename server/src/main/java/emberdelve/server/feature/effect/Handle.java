package emberdelve.server.feature.effect;

import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

import java.util.List;
import java.util.Map;

/** Pulls, turns or touches what something in the room waits for. */
public record Handle(Deed deed) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var here = turn.room() == deed.room();
        return here && turn.part(World.class).hooks().deed(deed)
                ? new Outcome.Done(Effort.HANDLE)
                : new Outcome.Refused("pull.nothing", List.of(), Map.of("what", deed.words()));
    }
}
