package emberdelve.server.feature.newcomer;

import emberdelve.server.admin.Milestone;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.effect.EffectEvent;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.item.ItemEvent;
import emberdelve.server.rule.level.LevelEvent;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.Text;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A lesson, which a character learns by doing something once, as a task or not. */
public enum Lesson {
    /** The lesson to look at what a description names. */
    LOOK,
    /** The lesson to see what one carries. */
    CARRY,
    /** The lesson to say something to others. */
    SPEAK,
    /** The lesson to win a fight. */
    WIN,
    /** The lesson to take what the dead leave. */
    LOOT,
    /** The lesson to drink, read or flee in time. */
    HEAL;

    /** The four tasks of the tutorial, in their order; the others are hints. */
    public static final List<Lesson> TASKS = List.of(LOOK, CARRY, SPEAK, WIN);

    /** The word that is stored, and with which message keys end: {@code look}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The milestone of a finished task. */
    Milestone milestone() {
        return switch (this) {
            case LOOK -> Milestone.LOOKED;
            case CARRY -> Milestone.SAW_WHAT_IT_CARRIES;
            case SPEAK -> Milestone.SPOKE;
            case WIN -> Milestone.WON_A_FIGHT;
            case LOOT, HEAL -> throw new IllegalArgumentException(this + " is no task");
        };
    }

    /** The lesson that this answer teaches. */
    static Optional<Lesson> from(View answer) {
        return switch (answer) {
            case Text _ -> Optional.of(LOOK);
            case InventoryView _ -> Optional.of(CARRY);
            default -> Optional.empty();
        };
    }

    /** The lesson that the character has learned by this event. */
    public static Optional<Lesson> from(WorldEvent event, ActorId self) {
        var actors = event.actors();
        if (actors.isEmpty() || !actors.getFirst().id().equals(self)) return Optional.empty();
        return switch (event) {
            case TalkEvent _ -> Optional.of(SPEAK);
            case LevelEvent.GainedXp _ -> Optional.of(WIN);
            case ItemEvent.TookFromCorpse _,
                    ItemEvent.TookFromCorpses _,
                    ItemEvent.TookGold _,
                    ItemEvent.TookAllGold _ ->
                    Optional.of(LOOT);
            case EffectEvent.Used _, EffectEvent.Shared _, MoveEvent.Fled _ -> Optional.of(HEAL);
            default -> Optional.empty();
        };
    }

    /** The lesson that this event makes useful. */
    public static Optional<Lesson> wantedBy(WorldEvent event, ActorId self) {
        var actors = event.actors();
        if (actors.isEmpty() || !actors.getFirst().id().equals(self)) return Optional.empty();
        return switch (event) {
            case LevelEvent.GainedXp _ -> Optional.of(LOOT);
            case FightEvent.Weakened _ -> Optional.of(HEAL);
            default -> Optional.empty();
        };
    }
}
