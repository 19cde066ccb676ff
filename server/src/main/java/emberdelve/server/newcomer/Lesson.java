package emberdelve.server.newcomer;

import emberdelve.server.view.InventoryView;
import emberdelve.server.view.Text;
import emberdelve.server.view.View;
import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.event.Fight;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.event.LevelEvent;
import emberdelve.server.world.event.Magic;
import emberdelve.server.world.event.Movement;
import emberdelve.server.world.event.Talk;
import emberdelve.server.world.event.WorldEvent;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Something to learn; learned by having done it once, whether or not anybody asked for it. */
public enum Lesson {
    /** To look at what a description names. */
    LOOK,
    /** To see what one carries. */
    CARRY,
    /** To say something to others. */
    SPEAK,
    /** To win a fight. */
    WIN,
    /** To take what the dead leave. */
    LOOT,
    /** To drink, read or flee in time. */
    HEAL;

    /** The four tasks of the tutorial, in their order; the others are hints. */
    public static final List<Lesson> TASKS = List.of(LOOK, CARRY, SPEAK, WIN);

    /** As stored, and as message keys end: {@code look}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What somebody has learned who is given this answer. */
    public static Optional<Lesson> from(View answer) {
        return switch (answer) {
            case Text _ -> Optional.of(LOOK);
            case InventoryView _ -> Optional.of(CARRY);
            default -> Optional.empty();
        };
    }

    /** What somebody has learned by doing that. */
    public static Optional<Lesson> from(WorldEvent event, ActorId self) {
        var actors = event.actors();
        if (actors.isEmpty() || !actors.getFirst().id().equals(self)) return Optional.empty();
        return switch (event) {
            case Talk _ -> Optional.of(SPEAK);
            case LevelEvent.GainedXp _ -> Optional.of(WIN);
            case Handling.TookFromCorpse _, Handling.TookGold _, Handling.TookAllGold _ ->
                    Optional.of(LOOT);
            case Magic.Used _, Magic.Shared _, Movement.Fled _ -> Optional.of(HEAL);
            default -> Optional.empty();
        };
    }

    /** What somebody might want to learn at this moment. */
    public static Optional<Lesson> wantedBy(WorldEvent event, ActorId self) {
        var actors = event.actors();
        if (actors.isEmpty() || !actors.getFirst().id().equals(self)) return Optional.empty();
        return switch (event) {
            case LevelEvent.GainedXp _ -> Optional.of(LOOT);
            case Fight.Weakened _ -> Optional.of(HEAL);
            default -> Optional.empty();
        };
    }
}
