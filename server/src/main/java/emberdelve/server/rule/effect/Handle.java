package emberdelve.server.rule.effect;

import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

import java.util.List;
import java.util.Map;

/**
 * The doing of a deed for which something in the room waits, such as pulling, turning or touching.
 */
public record Handle(Deed deed) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var hooks = turn.part(World.class).hooks();
        return turn.room() == deed.room() && hooks.deed(deed)
                ? new Outcome.Done(Effort.HANDLE)
                : new Outcome.Refused(
                        refusal(hooks, deed), List.of(), Map.of("what", deed.words()));
    }

    /**
     * The key of the message for a deed in vain: it came too soon, or nothing here waits for it.
     */
    public static String refusal(Hooks hooks, Deed deed) {
        return hooks.isResting(deed) ? "pull.rests" : "pull.nothing";
    }
}
